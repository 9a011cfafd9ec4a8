import { useState } from 'react';
import { readTables, type Tables, type Unopened } from '../match/files.ts';
import type { Played } from '../systems.ts';
import { useWords } from '../words/use-words.ts';

type TablesProps = {
  readonly played: Played;
  readonly tables: Tables | undefined;
  readonly onChange: (tables: Tables | undefined) => void;
};

/** Tables of the reader's own for the game that begins, from a file. */
export function TablesField({ played, tables, onChange }: TablesProps) {
  const { language, say } = useWords();
  const [unopened, setUnopened] = useState<Unopened | undefined>();
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readTables(played, await file.text());
    setUnopened(read.ok ? undefined : read);
    if (read.ok) onChange(read.value);
  };
  const names = Object.keys(tables ?? {}).map((name) => played.face.chartWord(name, language));
  return (
    <details className="options">
      <summary>{say('start.tables')}</summary>
      <p className="muted" role="status">
        {tables === undefined
          ? say('start.tablesNote')
          : say('start.tablesOwn', { list: names.join(', ') })}
      </p>
      <label className="file">
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void load(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span>{say('start.tablesLoad')}</span>
      </label>
      {tables !== undefined && (
        <button type="button" className="plain" onClick={() => onChange(undefined)}>
          {say('start.tablesDrop')}
        </button>
      )}
      {unopened !== undefined && (
        <p role="alert" className="fault">
          {say('file.unusable', { fault: unopened.fault(language) })}
        </p>
      )}
    </details>
  );
}
