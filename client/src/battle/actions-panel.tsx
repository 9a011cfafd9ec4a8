import { NextButton } from './next-subject.tsx';
import { OfferButtons } from './offer-buttons.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Battle } from './use-battle.ts';

/** What can be done that is no single unit's, and taking back. */
export function ActionsPanel({ battle }: { readonly battle: Battle }) {
  return (
    <section className="general">
      <div className="actions">
        <OfferButtons battle={battle} actions={battle.choices.general} />
        <NextButton battle={battle} />
        <UndoButton battle={battle} />
      </div>
    </section>
  );
}
