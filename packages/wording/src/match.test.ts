import { describe, expect, it } from 'vitest';
import { matchEndText } from './index.ts';

describe('the end of a game beside the rules', () => {
  it.each([
    ['en', 'end.resigned', 'The battle was resigned by The Crown.'],
    ['ru', 'end.resigned', 'Сдалась сторона: The Crown.'],
    ['en', 'end.drawn', 'A draw: both sides agreed.'],
    ['ru', 'end.adjudicated', 'Исход присуждён.'],
  ] as const)('%s, %s', (language, key, text) => {
    expect(matchEndText(language, { key, args: { side: 'crown' } }, () => 'The Crown')).toBe(text);
  });

  it('shows a seat that has no name, and leaves the rest to the rules', () => {
    expect(matchEndText('en', { key: 'end.resigned', args: { side: 'red' } })).toContain('red');
    expect(matchEndText('en', { key: 'victory.draw', args: {} })).toBeUndefined();
  });
});
