import { placeholders } from '@galloper/wording';
import { describe, expect, it } from 'vitest';
import { messages } from '../src/messages.ts';
import { en } from './messages.en.ts';

/** A unit may have a plural name; what is said of it agrees. */

const NAMES = ['unit', 'target', 'attacker', 'attackers', 'defender', 'by', 'firer', 'friend'];
const SINGULAR = /\b(does|has|is|was|it|its|itself)\b/i;
/** One of these words belongs to another than the unit. */
const OF_ANOTHER = new Set([
  'duty.leads',
  'duty.owes',
  'step.kind',
  'fire.range',
  'fire.noRoomBehind',
  'return.notEdge',
  'restore.armyCommanderFar',
  'command.commanderOff',
  'prompt.follow',
  'ask.leaderFate',
  'log.LeaderAttacked',
]);

const namesIn = (text: string) =>
  placeholders(text).filter((name) => [...NAMES, 'enemy'].includes(name));
const spoken = Object.entries(en).filter(
  ([key, text]) => namesIn(text).length > 0 && !key.startsWith('notation.'),
);

const said = (key: string, text: string) => {
  const names = namesIn(text).flatMap((name) => [
    [name, 'Guards'],
    [`${name}Form`, 'many'],
  ]);
  return messages.format('en', key, { n: 2, range: 2, points: 2, ...Object.fromEntries(names) });
};

describe('many', () => {
  it.each(spoken)('%s agrees with a plural name', (key, text) => {
    const words = said(key, text);
    expect(words).not.toMatch(/Guards (and (only )?)?(only )?[a-z]+[^s\W]s\b/);
    expect(!OF_ANOTHER.has(key) && SINGULAR.test(words)).toBe(false);
  });
});
