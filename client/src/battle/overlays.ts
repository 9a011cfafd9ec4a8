import { NO_OVERLAYS, type OverlayData } from '@galloper/board';
import { endsAt } from './pointing.ts';
import type { Threat } from './threats.ts';
import type { Battle } from './use-battle.ts';
import { hexIndex, type MapSize } from './hex-names.ts';

/** What is drawn over the map for the chosen subject: ends, targets, denied hexes, path, line of command. */

/** Half points are written as halves. */
function costLabel(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

function discsOf(battle: Battle, size: MapSize): OverlayData['discs'] {
  const { choices, ui } = battle;
  const hexes = new Set(choices.reach.ends.map(({ at }) => hexIndex(size, at)));
  const chosen = ui.preview?.kind === 'end' ? ui.preview.hex : undefined;
  return [...hexes].flatMap((hex) => {
    const [end] = endsAt(battle, hex);
    return end === undefined ? [] : [{ hex, label: costLabel(end.cost), chosen: hex === chosen }];
  });
}

/** Offers with a place: enemies are targets, free hexes get a disc without cost. */
function placed({ face, seen, choices }: Battle, actions: readonly unknown[]) {
  const targets = new Set<number>();
  const places = new Set<number>();
  for (const action of actions) {
    const at = face.placesOf(seen.state, action);
    for (const hex of at) (face.targetOf(action) === undefined ? places : targets).add(hex);
  }
  return { targets: [...targets], places: [...places], own: choices.own };
}

/** Who may answer, each by the gravest thing he may do. */
export function threatMarks(threats: readonly Threat[]): OverlayData['threats'] {
  return threats.flatMap(({ hexes, at, answers: [first] }) =>
    first === undefined ? [] : [{ hexes, at, sign: first.sign }],
  );
}

export function overlaysOf(battle: Battle): OverlayData {
  const { face, seen, choices, ui, match } = battle;
  const { subject } = choices;
  const size = face.grid(match.chronicle.header.scenario);
  const at = placed(battle, [...choices.own, ...choices.general]);
  const discs = [
    ...discsOf(battle, size),
    ...at.places.map((hex) => ({ hex, label: '', chosen: false })),
  ];
  if (subject === undefined) return { ...NO_OVERLAYS, discs, targets: at.targets };
  const { lines, cuts } = face.links(seen.state, subject);
  const own = new Set(face.hexesOf(seen.state, subject));
  return {
    discs,
    targets: at.targets,
    denied: choices.reach.denied
      .map(({ at: name }) => hexIndex(size, name))
      .filter((hex) => !own.has(hex)),
    path: ui.preview?.kind === 'end' ? face.track(seen.state, ui.preview.route) : [],
    links: lines,
    cuts,
    front: face.front(seen.state, subject),
    threats: [],
  };
}
