import type { ReactNode } from 'react';
import { Dialog } from '../parts.tsx';
import type { Played } from '../systems.ts';
import { useWords } from '../words/use-words.ts';

type ChartsProps = {
  readonly played: Played;
  readonly options: unknown;
  readonly onClose: () => void;
};

type Table = { readonly [key: string]: unknown };

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Charts of the match: those of the edition, and those a player replaced with his own. */
function chartsOf({ system }: Played, options: unknown): Table {
  const own = isTable(options) && isTable(options.charts) ? options.charts : {};
  return { ...system.charts, ...own };
}

export function Charts({ played, options, onClose }: ChartsProps) {
  const { language, say } = useWords();
  const word = (key: string) => played.face.chartWord(key, language);
  const replaced = isTable(options) && isTable(options.charts) ? options.charts : {};
  return (
    <Dialog title={say('charts.title')} wide onClose={onClose}>
      {Object.entries(chartsOf(played, options)).map(([name, chart]) => (
        <section key={name} className="chart">
          <h3>
            {word(name)}
            {isTable(chart) && typeof chart.rule === 'string' && (
              <span className="rule-id"> {chart.rule}</span>
            )}
            {isTable(chart) && typeof chart.origin === 'string' && (
              <span className={`origin ${chart.origin}`}>
                {Object.hasOwn(replaced, name) ? say('origin.own') : originWord(chart.origin, say)}
              </span>
            )}
          </h3>
          <Value value={withoutHead(chart)} word={word} />
        </section>
      ))}
    </Dialog>
  );
}

function originWord(origin: string, say: ReturnType<typeof useWords>['say']): string {
  if (origin === 'seed' || origin === 'published') return say(`origin.${origin}`);
  return say('origin.house');
}

function withoutHead(chart: unknown): unknown {
  if (!isTable(chart)) return chart;
  return Object.fromEntries(
    Object.entries(chart).filter(([key]) => key !== 'rule' && key !== 'origin'),
  );
}

type ValueProps = { readonly value: unknown; readonly word: (key: string) => string };

function plain(value: unknown, word: (key: string) => string): string {
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  if (typeof value === 'string') return word(value);
  if (typeof value === 'boolean') return value ? '✓' : '·';
  if (Array.isArray(value)) return value.map((each) => plain(each, word)).join(', ') || '–';
  if (!isTable(value)) return '–';
  const parts = Object.entries(value).map(([key, each]) => `${word(key)}: ${plain(each, word)}`);
  return parts.join('; ') || '–';
}

function columnsOf(rows: readonly Table[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Results by total: `up to 5 …`, the last one above all. */
function isLadder(value: unknown): value is readonly Table[] {
  return (
    Array.isArray(value) &&
    value.every((row) => isTable(row) && 'value' in row && !isTable(row.value))
  );
}

/** A list of named ladders is shown as a table of them. */
function named(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((item) => isTable(item) && isLadder(item.rows))) {
    return value;
  }
  return Object.fromEntries(value.map((item) => [String(item.name), item.rows]));
}

/** A chart as a table: rows of values, or keys with what stands under them. */
function Value({ value: given, word }: ValueProps): ReactNode {
  const value = named(given);
  if (Array.isArray(value) && value.every(isTable))
    return <Rows rows={value.map(spread)} word={word} />;
  if (!isTable(value)) return <p>{plain(value, word)}</p>;
  const entries = Object.entries(value);
  if (entries.every(([, each]) => isLadder(each))) return <Ladders entries={entries} word={word} />;
  const scalars = entries.filter(([, each]) => typeof each !== 'object');
  const flat = entries.filter(([, each]) => isTable(each) && isFlat(each));
  const deep = entries.filter(
    ([, each]) => typeof each === 'object' && !flat.some(([, one]) => one === each),
  );
  const together = flat.length > 1;
  const apart = entries.filter(([, each]) =>
    together ? deep.some(([, one]) => one === each) : typeof each === 'object',
  );
  return (
    <>
      {scalars.length > 0 && <Pairs entries={scalars} word={word} />}
      {together && (
        <Rows
          rows={flat.map(([key, each]) => ({ '': word(key), ...(each as Table) }))}
          word={word}
        />
      )}
      {apart.map(([key, each]) => (
        <div key={key} className="chart-part">
          <h4>{word(key)}</h4>
          <Value value={each} word={word} />
        </div>
      ))}
    </>
  );
}

/** The result of a row spread over the columns of its own. */
function spread(row: Table): Table {
  const { value, ...rest } = row;
  return isTable(value) ? { ...rest, ...value } : row;
}

type EntriesProps = {
  readonly entries: readonly (readonly [string, unknown])[];
  readonly word: (key: string) => string;
};

function Pairs({ entries, word }: EntriesProps) {
  return (
    <table>
      <tbody>
        {entries.map(([key, each]) => (
          <tr key={key}>
            <th scope="row">{word(key)}</th>
            <td>{plain(each, word)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ladders({ entries, word }: EntriesProps) {
  return (
    <table>
      <tbody>
        {entries.map(([key, ladder]) => (
          <tr key={key}>
            <th scope="row">{word(key)}</th>
            {(ladder as readonly Table[]).map((step, index) => (
              <td key={index}>
                <small>{step.upTo === undefined ? '…' : `… ${plain(step.upTo, word)}`}</small>{' '}
                {plain(step.value, word)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row of a table: not itself a table of tables, no list of rows in it. */
function isFlat(value: unknown): boolean {
  if (!isTable(value)) return false;
  const parts = Object.values(value);
  return !parts.every(isTable) && !parts.some((each) => Array.isArray(each) && each.some(isTable));
}

function Rows({
  rows,
  word,
}: {
  readonly rows: readonly Table[];
  readonly word: (key: string) => string;
}) {
  const columns = columnsOf(rows);
  return (
    <div
      className="chart-scroll"
      tabIndex={0}
      role="region"
      aria-label={columns.map(word).join(', ')}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === '' ? '' : word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column}>{row[column] === undefined ? '' : plain(row[column], word)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
