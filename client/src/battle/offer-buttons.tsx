import { useWords } from '../words/use-words.ts';
import { finalityOf } from './consequence.ts';
import type { Battle } from './use-battle.ts';

const FEW = 60;

/** Offers as buttons; each says before the click whether it can be taken back. */
export function OfferButtons({
  battle,
  actions,
}: {
  readonly battle: Battle;
  readonly actions: readonly unknown[];
}) {
  return (
    <>
      {actions.slice(0, FEW).map((action) => (
        <OfferButton key={JSON.stringify(action)} battle={battle} action={action} />
      ))}
    </>
  );
}

function OfferButton({ battle, action }: { readonly battle: Battle; readonly action: unknown }) {
  const { language, say } = useWords();
  const { face, seen, match, ui } = battle;
  if (seen.decides === undefined) return null;
  const finality = finalityOf(match.chronicle.system, seen.state, seen.decides, action);
  const chosen = ui.preview?.kind === 'offer' && ui.preview.action === action;
  return (
    <button
      type="button"
      className={face.actionKind(action) === 'end' ? 'offer closing' : 'offer'}
      aria-pressed={chosen}
      title={say(`finality.${finality}`)}
      onClick={() => battle.choose(action)}
    >
      {face.actionLabel(seen.state, action, language)}
      {finality === 'rolls' && <DieMark label={say('finality.rollsShort')} />}
    </button>
  );
}

function DieMark({ label }: { readonly label: string }) {
  return (
    <svg
      className="die-mark"
      viewBox="0 0 14 14"
      width="14"
      height="14"
      role="img"
      aria-label={label}
    >
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        rx="2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      />
      <circle cx="4.5" cy="4.5" r="1.2" fill="currentColor" />
      <circle cx="9.5" cy="9.5" r="1.2" fill="currentColor" />
    </svg>
  );
}
