/** `npm run pictures`: takes the pictures that the docs show, from the page as it is built, with fixed choices. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildPage } from './build.mjs';
import { gameToGoOn, keptEntries } from './kept-game.ts';
import { page as folder, serve } from './serve.mjs';

const OUT = join(import.meta.dirname, '..', 'docs', 'pictures');
const PORT = 41_738;

type Shot = {
  readonly name: string;
  readonly language: 'en' | 'ru';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
  readonly take: (page: Page) => Promise<void>;
};

const GAME = 'edgehill-greedy';

/** How many entries stand before (or after) the n-th action of a kind in the kept game. */
function countTo(when: 'before' | 'after', kind: string, nth: number): number {
  const found = keptEntries(GAME).flatMap(({ action }, index) =>
    (action as { readonly type?: string } | undefined)?.type === kind ? [index] : [],
  );
  const at = found[nth - 1] ?? found.at(-1) ?? 0;
  return when === 'before' ? at : at + 1;
}

async function goOn(page: Page, count: number) {
  await page.locator('.open-games input[type=file]').setInputFiles(gameToGoOn(GAME, count));
  await page.locator('.battle').waitFor();
  await page.waitForTimeout(400);
}

/** An attack prepared, with its odds. */
const attack = (nth: number) => async (page: Page) => {
  await goOn(page, countTo('before', 'attack', nth));
  await page.locator('.general .offer:not(.closing)').first().dispatchEvent('click');
};

/** Chooses a unit by its id, or the last one that can act. */
async function choose(page: Page, unit: string) {
  const row = page.locator(`.row.mayAct[data-subject="${unit}"]`);
  const wanted = (await row.count()) > 0 ? row : page.locator('.row.mayAct').last();
  await wanted.dispatchEvent('click');
  await page.waitForTimeout(300);
}

/** A unit chosen, and one of its ends prepared. */
const move = (nth: number, unit: string) => async (page: Page) => {
  await goOn(page, countTo('after', 'end', nth));
  await choose(page, unit);
  const seen = await page.locator('[data-disc]').all();
  const boxes = await Promise.all(seen.map((disc) => disc.boundingBox()));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inView = boxes.filter(
    (box) => box !== null && box.x > 8 && box.y > 60 && box.x < width - 40 && box.y < height / 2,
  );
  const box = inView[Math.trunc(inView.length / 3)];
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** A hex that is denied, with the rule that denies it. */
const refused = (nth: number, unit: string) => async (page: Page) => {
  await goOn(page, countTo('after', 'end', nth));
  await choose(page, unit);
  await page.locator('[data-denied]').last().click({ force: true });
};

const asItOpens = async () => undefined;
const large = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, scale: 2 };

const SHOTS: readonly Shot[] = [
  { name: 'battle-1440', language: 'en', theme: 'light', ...large, take: attack(17) },
  {
    name: 'battle-dark-1440',
    language: 'ru',
    theme: 'dark',
    ...large,
    take: refused(79, 'Wilmot'),
  },
  {
    name: 'battle-1024',
    language: 'ru',
    theme: 'light',
    width: 1024,
    height: 768,
    take: move(67, 'Gerard'),
  },
  { name: 'battle-390', language: 'ru', theme: 'light', ...phone, take: move(47, 'AstonB') },
  { name: 'start-1440', language: 'en', theme: 'light', ...large, take: asItOpens },
  { name: 'start-390', language: 'ru', theme: 'light', ...phone, take: asItOpens },
];

if (!buildPage()) throw new Error('the page could not be built');
mkdirSync(OUT, { recursive: true });
const server = await serve(folder, PORT);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const wanted = process.argv.slice(2);
for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { width, height, scale = 1, language, theme } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('galloper.preferences', kept),
    JSON.stringify({ language, theme, speed: 'instant' }),
  );
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.locator('.card img').first().waitFor();
  await shot.take(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(OUT, `${shot.name}.png`) });
  await context.close();
}
await browser.close();
server.close();
