import { useWords } from '../words/use-words.ts';
import type { Threat } from './threats.ts';
import type { Battle } from './use-battle.ts';

/** Who may answer, in words. */
export function threatText({ face, seen }: Battle, threat: Threat, language: 'en' | 'ru'): string {
  const name = face.describe(seen.state, threat.subject, language)?.title ?? threat.subject;
  return `${name}: ${threat.answers.map(({ label }) => label).join(', ')}`;
}

type ListProps = { readonly battle: Battle; readonly threats: readonly Threat[] };

export function ThreatList({ battle, threats }: ListProps) {
  const { language } = useWords();
  if (threats.length === 0) return null;
  return (
    <ul className="threats">
      {threats.map((threat) => (
        <li key={threat.subject}>{threatText(battle, threat, language)}</li>
      ))}
    </ul>
  );
}
