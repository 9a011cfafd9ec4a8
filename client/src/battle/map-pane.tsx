import { Board, type CardData } from '@galloper/board';
import { useMemo, useState } from 'react';
import type { Match } from '../match/match.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { LookCard } from './look-card.tsx';
import { type Looked, lookAt } from './looked.ts';
import { Notice } from './notice.tsx';
import { overlaysOf, threatMarks } from './overlays.ts';
import { endsAt } from './pointing.ts';
import { RefusalCard } from './refusal-card.tsx';
import { threatText } from './threat-list.tsx';
import type { Battle } from './use-battle.ts';
import { useThreats } from './use-threats.ts';
import { reasonText } from './why.tsx';

type MapProps = {
  readonly battle: Battle;
  readonly onRule: (rule: string | undefined) => void;
  readonly onOpen: (match: Match) => void;
};

/** Where the first of those stands who can act. */
function firstHex({ face, seen, choices }: Battle): number | undefined {
  const [first] = choices.mayAct;
  return first === undefined ? undefined : face.hexesOf(seen.state, first)[0];
}

/** What the map brings into view: where the prepared action is aimed, what was chosen, who can act. */
function focusOf(battle: Battle): number | undefined {
  const { face, seen, ui } = battle;
  const { preview } = ui;
  const [aim] = preview?.kind === 'offer' ? face.placesOf(seen.state, preview.action) : [];
  return aim ?? ui.hex ?? firstHex(battle);
}

/** What is said of a hex to those who do not see it. */
function spoken(battle: Battle, hex: number, language: 'en' | 'ru', say: Say): string {
  const { face, seen } = battle;
  const card = face.describeHex(seen.state, hex, language);
  const facts = card.facts.map(({ label, value }) => `${label}: ${value}`);
  const looked = lookAt(battle, hex, language);
  const [end] = endsAt(battle, hex);
  const move = end === undefined ? [] : [say('move.title', { cost: end.cost / 2 })];
  const threats = (looked?.threats ?? []).map((threat) => threatText(battle, threat, language));
  const reasons = (looked?.reasons ?? []).map((reason) =>
    reasonText(battle, reason, language, say),
  );
  const warning = threats.length === 0 ? [] : [`${say('threats.title')}: ${threats.join('; ')}`];
  return [card.title, card.subtitle, ...facts, ...move, ...warning, ...reasons].join(', ');
}

/** The refusal, else what the hex that is looked at has to tell. */
function cardOf(
  battle: Battle,
  looked: Looked | undefined,
  onRule: MapProps['onRule'],
): CardData | undefined {
  const { refused } = battle.ui;
  if (refused !== undefined) {
    const { hex, reasons } = refused;
    return { hex, node: <RefusalCard battle={battle} reasons={reasons} onRule={onRule} /> };
  }
  if (looked === undefined || looked.threats.length + looked.reasons.length === 0) return undefined;
  return { hex: looked.hex, node: <LookCard battle={battle} looked={looked} />, quiet: true };
}

/** The battlefield with everything drawn over it. */
export function MapPane({ battle, onRule, onOpen }: MapProps) {
  const { language, say } = useWords();
  const { face, seen, choices, match } = battle;
  const { scenario } = match.chronicle.header;
  const ground = useMemo(() => face.ground(scenario, language), [face, scenario, language]);
  const lettering = useMemo(() => face.lettering(scenario, language), [face, scenario, language]);
  const counters = useMemo(
    () =>
      face.counters(seen.state, language, {
        selected: choices.subject,
        mayAct: choices.mayAct,
        targets: new Set<string>(),
      }),
    [face, seen.state, language, choices.subject, choices.mayAct],
  );
  const [hex, look] = useState<number | undefined>();
  const looked = useMemo(
    () => (hex === undefined ? undefined : lookAt(battle, hex, language)),
    [battle, hex, language],
  );
  const prepared = useThreats(battle);
  const drawn = useMemo(() => overlaysOf(battle), [battle]);
  const overlays = useMemo(() => {
    const offered = looked !== undefined && looked.reasons.length === 0;
    const path = offered ? face.track(seen.state, looked.route) : [];
    return {
      ...drawn,
      path: drawn.path.length > 0 ? drawn.path : path,
      threats: threatMarks(offered ? looked.threats : prepared),
    };
  }, [drawn, looked, prepared, face, seen.state]);
  const card = useMemo(() => cardOf(battle, looked, onRule), [battle, looked, onRule]);
  return (
    <div className="map">
      <Notice battle={battle} onOpen={onOpen} />
      <Board
        size={face.grid(scenario)}
        ground={ground}
        lettering={lettering}
        counters={counters}
        overlays={overlays}
        focus={focusOf(battle)}
        card={card}
        label={say('map.label')}
        describe={(at) => spoken(battle, at, language, say)}
        onHex={battle.point}
        onLook={look}
        grips={{ mouse: choices.mayAct, touch: choices.subject }}
        onGrab={(subject) => {
          if (subject !== choices.subject) battle.dispatch({ do: 'select', subject });
        }}
        onDrop={battle.drop}
        words={{ nearer: say('map.in'), farther: say('map.out'), whole: say('map.fit') }}
      />
    </div>
  );
}
