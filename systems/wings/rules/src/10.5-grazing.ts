import { bearing, straightLine } from '@galloper/hexes';
import { rollShot } from './10.2-shot.ts';
import { gridOf, stackAt, unitDistance } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';
import type { Rooms } from './verb.ts';

/** W10-grazing - within grazing range a ball goes on through every unit in line behind its target. */

/** Units behind the target as far as grazing range reaches, friend and foe, nearest first. */
export function bounceTargets(state: State, gun: Unit, target: Unit): readonly UnitId[] {
  const grazing = cardOf(state, gun.id).gun?.grazing ?? 0;
  const range = unitDistance(state, gun, target);
  if (range > grazing) return [];
  const grid = gridOf(state.scenario.ground);
  const direction = bearing(grid, gun.left, target.left);
  const found: UnitId[] = [];
  for (const hex of straightLine(grid, target.left, direction, grazing - range)) {
    const [top] = stackAt(state, hex);
    if (top !== undefined && top.id !== target.id && !found.includes(top.id)) found.push(top.id);
  }
  return found;
}

export const grazingRooms: Rooms<'bounce'> = {
  bounce: {
    prompt: (_state, frame) => ({
      kind: 'run',
      action: { type: 'resolve' },
      rule: 'W10-grazing',
      key: 'prompt.bounce',
      args: { unit: frame.unit, target: frame.targets[0] ?? frame.unit },
    }),
    resolve: (state, frame, dice) => {
      const [target] = frame.targets;
      if (target === undefined) return [{ type: 'BounceEnded', unit: frame.unit }];
      const there = unitOf(state, target).where === 'map';
      const shot = {
        firer: frame.unit,
        target,
        how: 'artillery',
        reaction: false,
        bounce: frame.count,
      } as const;
      return there ? rollShot(state, shot, dice) : [{ type: 'BounceEnded', unit: frame.unit }];
    },
  },
};
