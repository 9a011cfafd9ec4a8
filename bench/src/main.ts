import { battleLines } from './battles.ts';
import { hexLines } from './hexes.ts';
import type { Line } from './measure.ts';
import { pageLines } from './page.ts';
import { skirmishLines } from './skirmish.ts';

/** `npm run bench`: each line with its floor and goal, and its peer measured in the same run; `-- --json` for machines. */

function text({ name, value, unit, floor, goal, peer, peerValue, ratio }: Line): string {
  const bounds = [
    floor === undefined ? '' : `floor ${floor}`,
    goal === undefined ? '' : `goal ${goal}`,
    peer === undefined ? '' : `${peer} ${peerValue}, ratio ${ratio}`,
  ];
  const more = bounds.filter((part) => part !== '').join(', ');
  return `${name.padEnd(52)} ${String(value).padStart(10)} ${unit.padEnd(10)} ${more}`;
}

const json = process.argv.includes('--json');
const lines: Line[] = [];
for (const measure of [hexLines, skirmishLines, battleLines, pageLines]) {
  for (const line of await measure()) {
    lines.push(line);
    if (!json) process.stdout.write(`${text(line)}\n`);
  }
}
if (json) process.stdout.write(`${JSON.stringify(lines)}\n`);
