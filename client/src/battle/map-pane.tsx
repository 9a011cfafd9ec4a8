import { Board } from '@galloper/board';
import { useMemo } from 'react';
import type { Match } from '../match/match.ts';
import { useWords } from '../words/use-words.ts';
import { Notice } from './notice.tsx';
import { overlaysOf } from './overlays.ts';
import { RefusalCard } from './refusal-card.tsx';
import type { Battle } from './use-battle.ts';

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

/** The battlefield with everything drawn over it. */
export function MapPane({ battle, onRule, onOpen }: MapProps) {
  const { language, say } = useWords();
  const { face, seen, choices, match, ui } = battle;
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
  const overlays = useMemo(() => overlaysOf(battle), [battle]);
  const { refused } = ui;
  const describe = (hex: number) => {
    const card = face.describeHex(seen.state, hex, language);
    const facts = card.facts.map(({ label, value }) => `${label}: ${value}`);
    return [card.title, card.subtitle, ...facts].join(', ');
  };
  return (
    <div className="map">
      <Notice battle={battle} onOpen={onOpen} />
      <Board
        size={face.grid(scenario)}
        ground={ground}
        lettering={lettering}
        counters={counters}
        overlays={overlays}
        focus={ui.hex ?? firstHex(battle)}
        card={
          refused && {
            hex: refused.hex,
            node: <RefusalCard battle={battle} reasons={refused.reasons} onRule={onRule} />,
          }
        }
        label={say('map.label')}
        describe={describe}
        onHex={battle.point}
        words={{ nearer: say('map.in'), farther: say('map.out'), whole: say('map.fit') }}
      />
    </div>
  );
}
