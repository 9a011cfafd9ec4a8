import type { FaceCard } from '@galloper/board';
import { useWords } from '../words/use-words.ts';
import { OfferButtons } from './offer-buttons.tsx';
import type { Battle } from './use-battle.ts';

function cardOf({ face, seen, choices, ui }: Battle, language: 'en' | 'ru'): FaceCard | undefined {
  if (choices.subject !== undefined) return face.describe(seen.state, choices.subject, language);
  return ui.hex === undefined ? undefined : face.describeHex(seen.state, ui.hex, language);
}

/** The chosen unit, leader or hex, and what it can do. */
export function SubjectPanel({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const { choices, ui } = battle;
  const card = cardOf(battle, language);
  if (card === undefined) return null;
  return (
    <section className="subject">
      <h3>
        {card.symbol !== undefined && <span className="row-symbol">{card.symbol}</span>}
        {card.title}
        <small>{card.subtitle}</small>
      </h3>
      {ui.preview === undefined && <Own battle={battle} />}
      {ui.preview === undefined && choices.steps.length > 0 && (
        <details className="steps">
          <summary>{say('subject.steps')}</summary>
          <div className="actions">
            <OfferButtons battle={battle} actions={choices.steps} />
          </div>
        </details>
      )}
      {ui.preview === undefined && (choices.reach.ends.length > 1 || choices.own.length > 12) && (
        <p className="muted hint">{say('subject.reachNote')}</p>
      )}
      <WhyNot battle={battle} />
      <Facts card={card} />
    </section>
  );
}

/** Why the chosen one can do nothing now. */
function WhyNot({ battle }: { readonly battle: Battle }) {
  const { language } = useWords();
  const { match, face, seen, choices } = battle;
  const { system } = match.chronicle;
  const { subject } = choices;
  if (subject === undefined || seen.decides === undefined || choices.mayAct.has(subject))
    return null;
  const action = face.idle(seen.state, subject);
  if (action === undefined) return null;
  const verdict = system.explain(seen.state, seen.decides, action);
  if (verdict.legal) return null;
  return (
    <ul className="why-not">
      {verdict.reasons.map(({ rule, key, args }) => (
        <li key={`${rule} ${key}`}>
          <b>{rule}</b> {system.wording.say(language, key, args, seen.state)}
        </li>
      ))}
    </ul>
  );
}

const FEW_PLACES = 6;

/** What the subject can do; many places are taken on the map, and listed for those who do not use it. */
function Own({ battle }: { readonly battle: Battle }) {
  const { say } = useWords();
  const { choices, face, seen } = battle;
  const placed = choices.own.filter((action) => face.placesOf(seen.state, action).length > 0);
  const many = placed.length > FEW_PLACES;
  const shown = many ? choices.own.filter((action) => !placed.includes(action)) : choices.own;
  return (
    <>
      {shown.length > 0 && (
        <div className="actions">
          <OfferButtons battle={battle} actions={shown} />
        </div>
      )}
      {many && (
        <details className="steps">
          <summary>{say('subject.places', { count: placed.length })}</summary>
          <div className="actions">
            <OfferButtons battle={battle} actions={placed} />
          </div>
        </details>
      )}
    </>
  );
}

function Facts({ card }: { readonly card: FaceCard }) {
  return (
    <>
      {card.marks.length > 0 && (
        <ul className="marks">
          {card.marks.map(({ letter, text }) => (
            <li key={text}>
              <b aria-hidden="true">{letter}</b> {text}
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        {card.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
