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
  return parts.join('; ');
}

function columnsOf(rows: readonly Table[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A chart as a table: rows of values, or keys with what stands under them. */
function Value({ value, word }: ValueProps): ReactNode {
  if (Array.isArray(value) && value.every(isTable)) return <Rows rows={value} word={word} />;
  if (!isTable(value)) return <p>{plain(value, word)}</p>;
  const entries = Object.entries(value);
  const tables = entries.filter(([, each]) => isTable(each));
  if (tables.length === entries.length && tables.every(([, each]) => isFlat(each))) {
    const rows = tables.map(([key, each]) => ({ '': word(key), ...(each as Table) }));
    return <Rows rows={rows} word={word} />;
  }
  return entries.map(([key, each]) => (
    <div key={key} className="chart-part">
      <h4>{word(key)}</h4>
      <Value value={each} word={word} />
    </div>
  ));
}

function isFlat(value: unknown): boolean {
  return (
    isTable(value) &&
    Object.values(value).every((each) => !Array.isArray(each) || !each.some(isTable))
  );
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
