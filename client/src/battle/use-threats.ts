import { useMemo } from 'react';
import { useWords } from '../words/use-words.ts';
import { type Threat, threatsOf } from './threats.ts';
import type { Battle } from './use-battle.ts';

const NOBODY: readonly Threat[] = [];

/** Who may answer what is prepared. */
export function useThreats({ match, face, seen, choices, ui }: Battle): readonly Threat[] {
  const { language } = useWords();
  const { system } = match.chronicle;
  const { decides: seat, state } = seen;
  const { subject } = choices;
  const { preview } = ui;
  return useMemo(() => {
    if (seat === undefined || preview === undefined) return NOBODY;
    const actions = preview.kind === 'end' ? preview.route : [preview.action];
    return threatsOf({ system, face, state, seat, subject, language }, actions);
  }, [system, face, state, seat, subject, preview, language]);
}
