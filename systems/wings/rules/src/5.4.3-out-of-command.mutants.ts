import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const limits = src('5.4.3-out-of-command.ts');
const way = src('5.4.3-return.ts');
const duty = src('7.4-duty.ts');
const bounds = src('5.6-bounds.ts');
const fire = src('10.1-small-arms.ts');
const restore = src('13.2-reform-rally.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.4.3a',
    name: 'nobody has to return',
    file: duty,
    find: 'if (isFreeOfOrders(mover) || unit.hedgehog || !beganOutOfCommand(mover)) return false;',
    replace: 'return false;',
  },
  {
    clause: 'W5.4.3b',
    name: 'the order never binds again',
    file: bounds,
    find: 'if (!beganOutOfCommand(mover) || mover.acting?.regained === true) return false;',
    replace:
      'if (!beganOutOfCommand(mover)) return false;\n  if (mover.acting?.regained === true) return true;',
  },
  {
    clause: 'W5.4.3m',
    name: 'back in command it must still come nearer',
    file: duty,
    find: 'if (acting?.regained === true) return false;',
    replace: '',
  },
  {
    clause: 'W5.4.3c',
    name: 'it moves without a commander',
    file: limits,
    find: '!beganOutOfCommand(mover) ||\n    isFreeOfOrders(mover) ||',
    replace: 'true ||',
  },
  {
    clause: 'W5.4.3d',
    name: 'unlimbered guns must return',
    file: duty,
    find: 'if (isUnderReturnDuty(mover)) return returnDuty.owed(mover, pose);',
    replace:
      "if (isFreeOfOrders(mover) && beganOutOfCommand(mover)) return { rule: 'W5.4.3a', key: 'duty.regain' };",
  },
  {
    clause: 'W5.4.3e',
    name: 'it need not turn',
    file: way,
    find: 'return !facesWay(mover, pose) && canFaceWay(mover, pose) ? TURN : undefined;',
    replace: 'return undefined;',
  },
  {
    clause: 'W5.4.3f',
    name: 'next to an enemy it must return',
    file: duty,
    find: 'return !(acting?.adjacent ?? isBesideEnemy(state, unit, sideOf(unit)));',
    replace: 'return true;',
  },
  {
    clause: 'W5.4.3g',
    name: 'it fires as it likes',
    file: fire,
    find: 'holds: ({ state, action }) => !beganOutOfCommand(moverOf(state, action.unit)),',
    replace: 'holds: () => true,',
  },
  {
    clause: 'W5.4.3h',
    name: 'it moves beside enemies',
    file: limits,
    find: 'return !isBesideEnemy(mover.state, next.body, sideOf(mover.unit));',
    replace: 'return true;',
  },
  {
    clause: 'W5.4.3i',
    name: 'it intercepts from afar',
    file: src('9.3-interception-ways.ts'),
    find: 'of.action.path.length === 0 ||',
    replace: 'of.action.path.length >= 0 ||',
  },
  {
    clause: 'W5.4.3j',
    name: 'no hedgehog out of command',
    file: src('6.3.2-hedgehog.ts'),
    find: 'holds: ({ state, action }) => !unitOf(state, action.unit).hedgehog,',
    replace: 'holds: () => false,',
  },
  {
    clause: 'W5.4.3k',
    name: 'the wing restores those out of command',
    file: restore,
    find: 'holds: ({ state, action }) => inCommand(state, action.unit),',
    replace: 'holds: () => true,',
  },
  {
    clause: 'W5.4.3l',
    name: 'the army commander cannot help either',
    file: restore,
    find: "key: 'restore.armyCommander',\n      holds: ({ action }) => action.by === 'army',",
    replace: "key: 'restore.armyCommander',\n      holds: () => false,",
  },
  {
    clause: 'W5.4.3n',
    name: 'he does not supply the command',
    file: restore,
    find: "key: 'restore.armyCommander',\n      holds: ({ action }) => action.by === 'army',",
    replace: "key: 'restore.armyCommander',\n      holds: () => false,",
  },
];
