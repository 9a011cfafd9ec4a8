import { useMemo } from 'react';
import { signed } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';
import { consequenceOf, type Consequence } from './consequence.ts';
import { OddsBars } from './odds-bars.tsx';
import { endsAt } from './pointing.ts';
import type { Preview } from './ui.ts';
import type { Battle } from './use-battle.ts';
import { ThreatList } from './threat-list.tsx';
import { useThreats } from './use-threats.ts';

type PreviewProps = {
  readonly battle: Battle;
  readonly onRule: (rule: string | undefined) => void;
};

/** What is about to be done: the ruling, the odds, and the buttons that do it. */
export function PreviewPanel({ battle, onRule }: PreviewProps) {
  const { ui, seen } = battle;
  if (ui.preview === undefined || seen.decides === undefined) return null;
  return ui.preview.kind === 'end' ? (
    <MovePreview battle={battle} preview={ui.preview} />
  ) : (
    <OfferPreview battle={battle} action={ui.preview.action} onRule={onRule} />
  );
}

type End = Extract<Preview, { kind: 'end' }>;

function MovePreview({ battle, preview }: { readonly battle: Battle; readonly preview: End }) {
  const { language, say } = useWords();
  const { face, dispatch } = battle;
  const ends = endsAt(battle, preview.hex);
  return (
    <section className="preview">
      <h3>{say('move.title', { cost: preview.cost / 2 })}</h3>
      {ends.length > 1 && (
        <div className="facings" role="group" aria-label={say('move.facing')}>
          {ends.map((end) => (
            <button
              type="button"
              key={end.facing ?? ''}
              aria-pressed={end.facing === preview.facing}
              onClick={() => dispatch({ do: 'preview', preview: end })}
            >
              <FacingMark facing={face.facing(end.facing ?? '')} />
              <span>{face.facingLabel(end.facing ?? '', language)}</span>
            </button>
          ))}
        </div>
      )}
      <Threats battle={battle} />
      <div className="actions">
        <button type="button" className="primary" onClick={() => battle.confirm(true)}>
          {say('move.here')} <kbd>⏎</kbd>
        </button>
        <button type="button" className="offer" onClick={() => battle.confirm(false)}>
          {say('move.more')}
        </button>
        <button type="button" className="plain" onClick={() => dispatch({ do: 'cancel' })}>
          {say('cancel')}
        </button>
      </div>
    </section>
  );
}

/** Who may answer what is prepared. */
function Threats({ battle }: { readonly battle: Battle }) {
  const { say } = useWords();
  const threats = useThreats(battle);
  if (threats.length === 0) return null;
  return (
    <div className="answered">
      <p className="odds-title">{say('threats.title')}</p>
      <ThreatList battle={battle} threats={threats} />
    </div>
  );
}

/** An arrow in one of the six directions of facing. */
function FacingMark({ facing }: { readonly facing: number | undefined }) {
  if (facing === undefined) return null;
  return (
    <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M0 -6L5 4L0 1.5L-5 4z"
        fill="currentColor"
        transform={`rotate(${60 - facing * 60})`}
      />
    </svg>
  );
}

type OfferProps = PreviewProps & { readonly action: unknown };

function OfferPreview({ battle, action, onRule }: OfferProps) {
  const { language, say } = useWords();
  const { face, seen, match, dispatch } = battle;
  const { system } = match.chronicle;
  const { decides, state } = seen;
  const brings = useMemo(
    () =>
      decides === undefined
        ? undefined
        : consequenceOf({ system, face, state, seat: decides, language }, action),
    [system, face, state, decides, action, language],
  );
  if (brings === undefined) return null;
  return (
    <section className="preview">
      <h3>{face.actionLabel(state, action, language)}</h3>
      {brings.unanswered && <p className="muted">{say('odds.unanswered')}</p>}
      {brings.odds !== undefined && <OddsBars battle={battle} odds={brings.odds} />}
      <Sum modifiers={brings.modifiers} onRule={onRule} />
      <Threats battle={battle} />
      {brings.finality !== 'free' && <p className="muted">{say(`finality.${brings.finality}`)}</p>}
      <div className="actions">
        <button type="button" className="primary" onClick={() => battle.confirm(true)}>
          {brings.finality === 'rolls' ? say('roll') : say('doIt')} <kbd>⏎</kbd>
        </button>
        <button type="button" className="plain" onClick={() => dispatch({ do: 'cancel' })}>
          {say('cancel')}
        </button>
      </div>
    </section>
  );
}

type SumProps = {
  readonly modifiers: Consequence['modifiers'];
  readonly onRule: (rule: string) => void;
};

/** Every modifier with its rule, and their sum. */
function Sum({ modifiers, onRule }: SumProps) {
  const { say } = useWords();
  if (modifiers.length === 0) return null;
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  return (
    <ul className="modifiers">
      {modifiers.map(({ rule, text, value }) => (
        <li key={`${rule} ${text}`}>
          <button type="button" className="rule-link" onClick={() => onRule(rule)}>
            {rule}
          </button>
          <span>{text}</span>
          <b>{signed(value)}</b>
        </li>
      ))}
      <li className="sum">
        <span>{say('modifiers.sum')}</span>
        <b>{signed(sum)}</b>
      </li>
    </ul>
  );
}
