import type { View } from './use-zoom.ts';

export type ToolWords = {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
};

type ToolsProps = { readonly words: ToolWords } & Pick<View, 'by' | 'fit'>;

/** Nearer, farther, the whole map. */
export function BoardTools({ words, by, fit }: ToolsProps) {
  const tools = [
    [words.nearer, 'M8 3v10M3 8h10', () => by(1.3)],
    [words.farther, 'M3 8h10', () => by(1 / 1.3)],
    [words.whole, 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3', fit],
  ] as const;
  return (
    <div className="board-tools">
      {tools.map(([word, sign, act]) => (
        <button type="button" key={word} aria-label={word} title={word} onClick={act}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      ))}
    </div>
  );
}
