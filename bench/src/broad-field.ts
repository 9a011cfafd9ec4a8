import { catalog } from '@galloper/catalog';
import { begin, invariant, printGame, toFile } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { type Scenario, scenarioSchema } from '@galloper/wings';

/** A field of 60 × 40 hexes with 200 counters, made of Edgehill's ground and units. */

const COLUMNS = 60;
const ROWS = 40;
const COUNTERS = 200;

const repeated = (row: string) => row.repeat(Math.ceil(COLUMNS / row.length)).slice(0, COLUMNS);

function broadened(rows: readonly string[]): string[] {
  return Array.from({ length: ROWS }, (_, at) => repeated(rows[at % rows.length] ?? ''));
}

const two = (value: number) => String(value).padStart(2, '0');

/** Units of one hex in ranks of thirty, so that none stands on another. */
function ranks({ units }: Scenario, count: number): Scenario['units'] {
  const single = units.filter(({ at, arrives }) => typeof at === 'string' && arrives === undefined);
  return Array.from({ length: count }, (_, at) => {
    const card = single[at % single.length];
    invariant(card, 'a unit of one hex');
    const column = 1 + (at % 30) * 2;
    const row = 2 + Math.floor(at / 30) * 5;
    return { ...card, id: `u${at}`, at: two(column) + two(row) };
  });
}

/** Leaders stand in the second row of hexes below their first rank, beside nobody. */
function field(edgehill: Scenario): Scenario {
  const { ground, leaders } = edgehill;
  const units = ranks(edgehill, COUNTERS - leaders.length);
  return {
    ...edgehill,
    id: 'broad-field',
    ground: {
      ...ground,
      columns: COLUMNS,
      rows: ROWS,
      hexes: broadened(ground.hexes),
      levels: broadened(ground.levels),
    },
    leaders: leaders.map((leader, at) => ({ ...leader, at: `${two(2 + at * 2)}04` })),
    units,
    special: {},
  };
}

/** A game on it that has just begun, two people at one screen, as a file. */
export function broadGame(): string {
  const system = catalog['wings'];
  invariant(system, 'the system of the field is there');
  const scenario = field(scenarioSchema.parse(system.scenarios['edgehill']));
  const read = system.readScenario(scenario);
  invariant(read.ok, `the field is a battle: ${read.ok ? '' : read.error.place}`);
  const seats = Object.fromEntries(system.seats(scenario).map((seat) => [seat, 'friend']));
  const options = system.schemas.options.parse({});
  const secret = 'broad field';
  const file = toFile(
    begin(system, hashing, { scenario, options, seats, source: 'vault', secret }),
  );
  return printGame({ ...file, dice: { ...file.dice, secret } });
}
