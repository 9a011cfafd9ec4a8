import type { PickerProps } from '@galloper/board';
import { type Action, nameOf, type Order, ORDERS, type State } from '@galloper/wings';
import { type ReactNode, useState } from 'react';
import { orderName } from './names.ts';
import { word } from './words.ts';

/** Starting orders for each wing of a side, chosen in secret. */
export function OrdersPicker({
  state,
  seat,
  language,
  onChoose,
}: PickerProps<State, Action>): ReactNode {
  const wings = state.scenario.wings.filter((wing) => wing.side === seat);
  const [orders, setOrders] = useState<{ readonly [wing: string]: Order }>(() =>
    Object.fromEntries(wings.map((wing) => [wing.id, wing.historicalOrder])),
  );
  return (
    <div className="picker">
      {wings.map((wing) => (
        <fieldset key={wing.id}>
          <legend>
            {wing.name[language]} <small>{nameOf(state, language, wing.commander)}</small>
          </legend>
          <div className="picker-orders">
            {ORDERS.map((order) => (
              <label key={order} className={orders[wing.id] === order ? 'chosen' : ''}>
                <input
                  type="radio"
                  name={`order-${wing.id}`}
                  checked={orders[wing.id] === order}
                  onChange={() => setOrders({ ...orders, [wing.id]: order })}
                />
                {orderName(order, language)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        className="primary"
        onClick={() => onChoose({ type: 'chooseOrders', orders })}
      >
        {word(language, 'picker.confirm')}
      </button>
      <p className="muted">{word(language, 'picker.note')}</p>
    </div>
  );
}
