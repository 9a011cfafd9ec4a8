import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const conditions = src('7.1-conditions.ts');
const pose = src('7.1-pose.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W7.1-move',
    name: 'anybody steps sideways',
    file: conditions,
    find: "holds: ({ mover, step }) => (step !== 'l' && step !== 'r') || ANY_WAY.includes(mover.card.class),",
    replace: "holds: ({ mover, step }) => step !== 'swap' || mover.unit.id !== '',",
  },
  {
    clause: 'W7.1-move',
    name: 'one point more than the unit has',
    file: conditions,
    find: 'next === undefined || next.spent <= mover.card.movement * 2,',
    replace: 'next === undefined || next.spent <= mover.card.movement * 2 + 2,',
  },
  {
    clause: 'W7.2-turning',
    name: 'a turn is free',
    file: pose,
    find: 'if (!isEntry(step) && !isWheel(step)) return POINT;',
    replace: 'if (!isEntry(step) && !isWheel(step)) return 0;',
  },
  {
    clause: 'W7.2-turning',
    name: 'a backward wheel costs no more',
    file: pose,
    find: "(step === 'wheelBackLeft' || step === 'wheelBackRight' ? POINT : 0)",
    replace: '0',
  },
  {
    clause: 'W7.2-turning',
    name: 'facing about leaves the arrangement whole',
    file: pose,
    find: "if (step === 'about') return 1;",
    replace: "if (step === 'about') return 0;",
  },
  {
    clause: 'W6.2.3',
    name: 'a limbered gun pays for turning',
    file: conditions,
    find: 'holds: (of) => !isTurn(of) || !isTrain(of.mover.card),',
    replace: 'holds: (of) => !isTurn(of) || of.mover.unit.id !== undefined,',
  },
  {
    clause: 'W7-guns',
    name: 'guns are dragged into place',
    file: conditions,
    find: "mover.card.class !== 'artillery' || mover.unit.limbered || step === 'swap',",
    replace: "mover.card.class !== 'artillery' || !mover.unit.fired || step === 'swap',",
  },
  {
    clause: 'W7.3.3',
    name: 'a gun moves in the turn it limbered',
    file: conditions,
    find: 'holds: ({ mover }) => !mover.unit.limbering,',
    replace: 'holds: ({ mover }) => !mover.unit.limbering || mover.unit.limbered,',
  },
  {
    clause: 'W7-backStep',
    name: 'a step back at any time',
    file: conditions,
    find: 'holds: ({ mover, step, pose }) => !isBackStep({ card: mover.card, step }) || pose.spent === 0,',
    replace:
      "holds: ({ mover, step }) => !isBackStep({ card: mover.card, step }) || step !== 'swap',",
  },
  {
    clause: 'W7-backStep',
    name: 'a step back for the cost of the hex',
    file: pose,
    find: 'return Math.max(ground, card.movement * 2);',
    replace: 'return ground;',
  },
  {
    clause: 'W7-backStep',
    name: 'a step back under Charge',
    file: src('5.6-step-limits.ts'),
    find: "holds: (of) => !isBackStep({ card: of.mover.card, step: of.step }) || bound(of) !== 'charge',",
    replace:
      "holds: (of) => !isBackStep({ card: of.mover.card, step: of.step }) || bound(of) !== 'hold',",
  },
  {
    clause: 'W7-enterEnemy',
    name: 'enemy guns close a hex',
    file: conditions,
    find: "isLone(mover.state, gun) && mover.card.class !== 'artillery'",
    replace: "!isLone(mover.state, gun) && mover.card.class !== 'artillery'",
  },
  {
    clause: 'W7-enterEnemy',
    name: 'enemy troops do not close a hex',
    file: conditions,
    find: 'if (troops !== undefined && isEnemy(troops, sideOf(mover.unit))) return false;',
    replace: 'if (troops !== undefined && !isEnemy(troops, sideOf(troops))) return true;',
  },
  {
    clause: 'W7-throughFriends',
    name: 'light infantry in the way takes a hit',
    file: pose,
    find: 'if (HEAVY.includes(cardOf(state, friend.id).class)) passed.push(friend.id);',
    replace: 'passed.push(friend.id);',
  },
  {
    clause: 'W8.3.1',
    name: 'places are changed over and over',
    file: conditions,
    find: "holds: ({ mover, step }) => step !== 'swap' || mover.acting?.swapped !== true,",
    replace: "holds: ({ mover, step }) => step !== 'swap' || mover.acting?.fired !== true,",
  },
  {
    clause: 'W8.3.1',
    name: 'the gun never comes on top',
    file: src('7.1-movement.ts'),
    find: 'top: !gun.top',
    replace: 'top: false',
  },
];
