import type { FaceGroup, FaceRow } from '@galloper/board';
import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

type GroupsProps = { readonly battle: Battle; readonly onChosen: () => void };

/** What can still act: a row for each unit, with its state. */
export function GroupsPanel({ battle, onChosen }: GroupsProps) {
  const { language, say } = useWords();
  const { face, seen, choices } = battle;
  const groups = useMemo(
    () =>
      face.groups(seen.state, language, {
        selected: choices.subject,
        mayAct: choices.mayAct,
        targets: new Set<string>(),
      }),
    [face, seen.state, language, choices.subject, choices.mayAct],
  );
  return (
    <section className="groups" aria-label={say('groups.label')}>
      {groups.map((group) => (
        <Group key={group.id} battle={battle} group={group} onChosen={onChosen} />
      ))}
    </section>
  );
}

function Group({ battle, group, onChosen }: GroupsProps & { readonly group: FaceGroup }) {
  return (
    <div className="group">
      <h3>
        {group.title}
        {group.badge !== undefined && <span className="badge">{group.badge}</span>}
        {group.note !== undefined && <small>{group.note}</small>}
      </h3>
      <ul>
        {group.rows.map((row) => (
          <Row key={row.id} battle={battle} row={row} onChosen={onChosen} />
        ))}
      </ul>
    </div>
  );
}

function Row({ battle, row, onChosen }: GroupsProps & { readonly row: FaceRow }) {
  const { say } = useWords();
  const chosen = battle.choices.subject === row.id;
  return (
    <li>
      <button
        type="button"
        className={`row ${row.status}`}
        data-subject={row.id}
        aria-pressed={chosen}
        onClick={() => {
          const [hex] = row.hexes;
          battle.dispatch({ do: 'select', subject: row.id, ...(hex === undefined ? {} : { hex }) });
          onChosen();
        }}
      >
        <span className="row-symbol">{row.symbol}</span>
        <span className="row-name">
          {row.name}
          {row.note !== '' && <small>{row.note}</small>}
        </span>
        <span className="row-figure">{row.figure}</span>
        <StatusMark status={row.status} label={say(`status.${row.status}`)} />
      </button>
    </li>
  );
}

const STATUS_SIGNS = {
  mayAct: 'M7 3a4 4 0 1 0 .01 0',
  acting: 'M4 2.5l7 4.5l-7 4.5z',
  done: 'M2.5 7.5l3 3.5l6 -8',
  waiting: '',
} as const;

type MarkProps = { readonly status: FaceRow['status']; readonly label: string };

function StatusMark({ status, label }: MarkProps) {
  return (
    <span className={`status ${status}`} title={label}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <path d={STATUS_SIGNS[status]} />
      </svg>
      <span className="unseen">{label}</span>
    </span>
  );
}
