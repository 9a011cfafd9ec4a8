/** `npm run pictures`: takes the pictures that the docs show, from the page as it is built, with fixed choices. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildPage } from './build.mjs';
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

async function begin(page: Page) {
  await page.locator('.card').last().click();
  for (const seat of await page.locator('.seat').all()) await seat.locator('input').nth(1).click();
  await page.locator('button[type=submit]').click();
  await page.locator('.battle').waitFor();
}

async function type(page: Page, text: string) {
  const typed = page.locator('.typed');
  await page
    .locator('.tabs button')
    .last()
    .click({ timeout: 500 })
    .catch(() => undefined);
  await typed.fill(text);
  await typed.press('Enter');
  await page.waitForTimeout(120);
  await page
    .locator('.tabs button')
    .first()
    .click({ timeout: 500 })
    .catch(() => undefined);
}

async function lift(page: Page) {
  const ready = page.locator('.curtain .primary');
  if (await ready.isVisible()) await ready.click();
}

/** Historical orders, and on to the actions of the first wing. */
async function toActions(page: Page) {
  await begin(page);
  await lift(page);
  await type(page, 'proposeHistorical');
  await lift(page);
  await type(page, 'answerHistorical yes');
  for (let step = 0; step < 12; step += 1) {
    if ((await page.locator('.row.mayAct').count()) > 0) return;
    const closing = page.locator('.prompt .offer.closing').first();
    const next = (await closing.isVisible()) ? closing : page.locator('.prompt .offer').first();
    await next.click();
    await page.waitForTimeout(150);
  }
}

/** A unit of horse chosen, with one of its farthest ends prepared. */
async function chosen(page: Page) {
  await toActions(page);
  await page.locator('.row.mayAct').nth(1).dispatchEvent('click');
  await page.waitForTimeout(300);
  const discs = page.locator('[data-disc]');
  await discs.nth(Math.trunc((await discs.count()) / 3)).dispatchEvent('click');
}

async function refused(page: Page) {
  await toActions(page);
  await page.locator('.row.mayAct').nth(1).dispatchEvent('click');
  await page.locator('[data-denied]').first().dispatchEvent('click');
}

const SHOTS: readonly Shot[] = [
  {
    name: 'start-en',
    language: 'en',
    theme: 'light',
    width: 1440,
    height: 900,
    take: async () => undefined,
  },
  { name: 'battle-en', language: 'en', theme: 'light', width: 1440, height: 900, take: chosen },
  {
    name: 'battle-dark-ru',
    language: 'ru',
    theme: 'dark',
    width: 1440,
    height: 900,
    take: refused,
  },
  { name: 'tablet-ru', language: 'ru', theme: 'light', width: 1024, height: 768, take: chosen },
  {
    name: 'phone-ru',
    language: 'ru',
    theme: 'light',
    width: 390,
    height: 844,
    scale: 2,
    take: chosen,
  },
  {
    name: 'phone-start-en',
    language: 'en',
    theme: 'light',
    width: 390,
    height: 844,
    scale: 2,
    take: async () => undefined,
  },
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
