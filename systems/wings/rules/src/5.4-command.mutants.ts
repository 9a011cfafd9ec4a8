import type { Mutant } from '@galloper/testkit';

const file = 'systems/wings/rules/src/5.4-command.ts';
const closed = 'systems/wings/rules/src/8.2-closed.ts';

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.4.2a',
    name: 'nobody traces over others',
    file,
    find: 'carries: carriesCommand(unit),',
    replace: 'carries: false,',
  },
  {
    clause: 'W5.4.2b',
    name: 'horse reaches 2',
    file: 'systems/wings/rules/charts/command.json',
    find: '"cavalry": 3',
    replace: '"cavalry": 2',
  },
  {
    clause: 'W5.4.2b',
    name: 'foot reaches 3',
    file: 'systems/wings/rules/charts/command.json',
    find: '"other": 2',
    replace: '"other": 3',
  },
  {
    clause: 'W5.4.2c',
    name: 'lines run through the enemy',
    file: closed,
    find: "if (unit.where !== 'map' || !isEnemy(unit, side)) continue;",
    replace: 'continue;',
  },
  {
    clause: 'W5.4.2c',
    name: 'lines run through impassable ground',
    file: closed,
    find: 'landOf(ground).impassable.slice()',
    replace: 'new Uint8Array(landOf(ground).impassable.length)',
  },
  {
    clause: 'W5.4.2d',
    name: 'disabled guns are links',
    file,
    find: ' && !unit.disabled',
    replace: '',
  },
  {
    clause: 'W5.4.2f',
    name: 'the commander is traced to where he began',
    file,
    find: 'const roots = commander === undefined ? [] : [commander.hex];',
    replace:
      "const roots = commander === undefined ? [] : [parseInt(state.scenario.leaders.find(({ id }) => id === commander.id)?.at.slice(0, 2) ?? '1', 10) - 1 + (parseInt(state.scenario.leaders.find(({ id }) => id === commander.id)?.at.slice(2) ?? '1', 10) - 1) * state.scenario.ground.columns];",
  },
  {
    clause: 'W5.4.2g',
    name: 'a lost commander still commands',
    file,
    find: 'const roots = commander === undefined ? [] : [commander.hex];',
    replace: 'const roots = [state.leaders.find((leader) => leader.wing === id)?.hex ?? 0];',
  },
  {
    clause: 'W5.4.1a',
    name: 'wagons trace like others',
    file,
    find: "export function inCommand(state: State, id: UnitId): boolean {\n  if (cardOf(state, id).class === 'wagon') return true;",
    replace: 'export function inCommand(state: State, id: UnitId): boolean {',
  },
  {
    clause: 'W5.4.1b',
    name: 'any unit of the side is a link',
    file,
    find: '= unitsOfWing(state, id).filter(',
    replace: '= state.units.filter((unit) => unit.side === wing.side).filter(',
  },
];
