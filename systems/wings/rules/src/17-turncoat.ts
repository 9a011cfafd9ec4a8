import { rollDie } from './d10.ts';
import type { Event } from './events.ts';
import { unitOf } from './roster.ts';
import type { Rooms } from './verb.ts';

/** W17-fortescue - at the first close combat of a wing a body of its horse may change sides. */
export const turncoatRooms: Rooms<'turncoat'> = {
  turncoat: {
    prompt: () => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W17-fortescue',
      key: 'prompt.turncoat',
      args: {},
    }),
    resolve: (state, _frame, dice) => {
      const { turncoat } = state.scenario.special;
      const die = rollDie(dice, { rule: 'W17-fortescue', key: 'ask.turncoat', args: {} });
      const unit = turncoat?.units.find((id) => unitOf(state, id).where === 'map');
      const rolled: Event =
        turncoat !== undefined && unit !== undefined && die <= turncoat.upTo
          ? { type: 'TurncoatRolled', die, unit }
          : { type: 'TurncoatRolled', die };
      return [rolled];
    },
  },
};
