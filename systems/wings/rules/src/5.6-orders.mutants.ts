import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const bounds = src('5.6-bounds.ts');
const limits = src('5.6-step-limits.ts');
const charge = src('5.6.1-charge.ts');
const duty = src('7.4-duty.ts');
const restore = src('13.2-reform-rally.ts');
const verb = src('7.1-movement.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.5.1a',
    name: 'leaders keep away from the enemy too',
    file: src('5.1-leaders.ts'),
    find: 'closed[to] === 1 ? -1 : 1',
    replace:
      '[0, 1, 2, 3, 4, 5].some((way) => closed[grid.neighbours[to * 6 + way] ?? 0] === 1) ? -1 : 1',
  },
  {
    clause: 'W5.5.1b',
    name: 'no interception under Charge',
    file: src('9.3-interception-ways.ts'),
    find: "holds: ({ state, action }) => cardOf(state, action.unit).class === 'cavalry',",
    replace:
      "holds: ({ state, action }) => state.wings.find(({ id }) => id === cardOf(state, action.unit).wing)?.order !== 'charge',",
  },
  {
    clause: 'W5.5.4a',
    name: 'orders bind unlimbered guns',
    file: duty,
    find: 'if (isUnderReturnDuty(mover)) return returnDuty.owed(mover, pose);',
    replace: "if (isFreeOfOrders(mover)) return { rule: 'W5.6.1a', key: 'duty.close' };",
  },
  {
    clause: 'W5.5.4b',
    name: 'orders leave limbered guns and wagons alone',
    file: bounds,
    find: "return card.class === 'artillery' && !unit.limbered;",
    replace: "return unit !== undefined && (card.class === 'artillery' || card.class === 'wagon');",
  },
  {
    clause: 'W5.6.0',
    name: 'an enemy out of sight is no goal',
    file: charge,
    find: "return state.units.filter((other) => other.where === 'map' && sideOf(other) !== sideOf(unit));",
    replace:
      "return state.units.filter((other) => other.where === 'map' && sideOf(other) !== sideOf(unit) && !state.scenario.ground.hexes.join('').includes('w'));",
  },
  {
    clause: 'W5.6.0b',
    name: 'no Charge against an enemy out of sight',
    file: src('5.7-order-change.ts'),
    find: 'action.order !== activeWing(state).order,',
    replace:
      "action.order !== activeWing(state).order && !(action.order === 'charge' && state.scenario.ground.hexes.join('').includes('w')),",
  },
  {
    clause: 'W5.6.1a',
    name: 'nobody has to come nearer',
    file: charge,
    find: 'const nearer = start - 1;',
    replace: 'const nearer = start;',
  },
  {
    clause: 'W5.6.1b',
    name: 'only the nearest counts, held or not',
    file: charge,
    find: 'if (group.some((enemy) => !held(enemy))) break;',
    replace: 'break;',
  },
  {
    clause: 'W5.6.1c',
    name: 'it need not turn',
    file: duty,
    find: 'return facesTarget(mover, pose.body) ? 1 : 2;',
    replace: 'return 1;',
  },
  {
    clause: 'W5.6.1d',
    name: 'anybody comes next to the enemy',
    file: limits,
    find: "besideRule('W5.6.1d', 'rallyOrder'),",
    replace: '',
  },
  {
    clause: 'W5.6.1e',
    name: 'the first on a tie is the goal',
    file: charge,
    find: 'found.push(...group);',
    replace: 'found.push(...group.slice(0, 1));',
  },
  {
    clause: 'W5.6.1f',
    name: 'nobody is stopped',
    file: limits,
    find: 'stopped(of) === undefined,',
    replace: 'stopped(of) !== null,',
  },
  {
    clause: 'W5.6.1g',
    name: 'lone guns stop',
    file: bounds,
    find: '!isLone(state, enemy) && ',
    replace: '',
  },
  {
    clause: 'W5.6.1h',
    name: 'held enemies stop others',
    file: bounds,
    find: ' && !isHeld(state, enemy, side, unit.id)',
    replace: '',
  },
  {
    clause: 'W5.6.1j',
    name: 'reform and rally under Charge',
    file: restore,
    find: "(order) => order === 'charge')",
    replace: '() => false)',
  },
  {
    clause: 'W5.6.1j',
    name: 'withdrawal under Charge',
    file: src('9.2-reaction-move.ts'),
    find: "holds: ({ state, action }) => orderOf(moverOf(state, action.unit)) !== 'charge',",
    replace: 'holds: () => true,',
  },
  {
    clause: 'W5.6.1k',
    name: 'light infantry must come next to pikes',
    file: charge,
    find: 'return isShy(mover) && pikes ? Math.max(2, nearer) : nearer;',
    replace: 'return nearer + (pikes && isShy(mover) ? 0 : 0);',
  },
  {
    clause: 'W5.6.2',
    name: 'Make Ready goes next to the enemy',
    file: limits,
    find: "besideRule('W5.6.2', 'makeReady'),",
    replace: '',
  },
  {
    clause: 'W5.6.2',
    name: 'Make Ready rallies',
    file: restore,
    find: "order === 'makeReady' && (action.type === 'rally' || !near)",
    replace: "order === 'makeReady' && action.type === 'reform' && !near",
  },
  {
    clause: 'W5.6.3a',
    name: 'Receive Charge moves two hexes',
    file: limits,
    find: 'of.next.entered <= 1,',
    replace: 'of.next.entered <= 2,',
  },
  {
    clause: 'W5.6.3b',
    name: 'it wheels next to anybody',
    file: limits,
    find: "!isWheel(of.step) || bound(of) !== 'receiveCharge' || newEnemies(of).length === 0,",
    replace: "!isWheel(of.step) || bound(of) !== 'receiveCharge' || newEnemies(of).length >= 0,",
  },
  {
    clause: 'W5.6.3c',
    name: 'it rallies far from its commander',
    file: restore,
    find: "order === 'receiveCharge' && action.type === 'rally' && !near",
    replace: "order === 'receiveCharge' && action.type === 'rally' && near && !near",
  },
  {
    clause: 'W5.6.4a',
    name: 'Rally goes nearer',
    file: duty,
    find: "return orderOf(mover) === 'rallyOrder' && !isFreeOfOrders(mover) && !beganOutOfCommand(mover);",
    replace:
      "return orderOf(mover) === 'hold' as never && !isFreeOfOrders(mover) && !beganOutOfCommand(mover);",
  },
  {
    clause: 'W5.6.4b',
    name: 'Rally neither reforms nor rallies',
    file: restore,
    find: "(order) => order === 'charge')",
    replace: "(order) => order === 'charge' || order === 'rallyOrder')",
  },
  {
    clause: 'W5.6.5a',
    name: 'no fire but under Charge',
    file: src('10.1-small-arms.ts'),
    find: "action.how !== 'retreating' || orderOf(moverOf(state, action.unit)) !== 'charge',",
    replace: "action.how !== 'normal' || orderOf(moverOf(state, action.unit)) === 'charge',",
  },
  {
    clause: 'W5.6.5b',
    name: 'no turning next to the enemy',
    file: verb,
    find: 'holds: (of: Step) => goalLost(stepping(of))?.rule !== rule,',
    replace:
      "holds: (of: Step) => goalLost(stepping(of))?.rule !== rule && !(of.action.step === 'turnLeft' && isBesideEnemy(of.state, stepping(of).mover.unit, of.seat)),",
  },
];
