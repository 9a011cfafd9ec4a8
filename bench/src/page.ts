import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { invariant } from '@galloper/kernel';
import { ensureBrowser } from '../../tools/browser.mjs';
import { buildPage } from '../../tools/build.mjs';
import { page as folder, serve } from '../../tools/serve.mjs';
import { broadGame } from './broad-field.ts';
import { type Line, percentile, rounded } from './measure.ts';
import { longest, type Trace, workByFrame } from './trace.ts';

/** The page as it is built, in a browser: what it loads first, and its main thread while the map is panned. */

const PORT = 41_739;
const FRAMES = 180;
const FRAME_MS = 16;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Compressed bytes of the scripts and style sheets that a newcomer's browser fetches to show the first screen. */
async function firstLoad(page: Page): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.locator('.card img').first().waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  return all.reduce((sum, size) => sum + size, 0);
}

async function openBroadField(page: Page): Promise<void> {
  const buffer = Buffer.from(broadGame());
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('.open-games input[type=file]').setInputFiles(file);
  await page.locator('.battle').waitFor();
  await page.locator('.curtain .primary').click();
  await page.locator('.board-ground[src]').waitFor();
  await page.waitForTimeout(1500);
}

/** Drags the map round and round, a step a frame. */
async function pan(page: Page): Promise<void> {
  const middle = { x: 520, y: 450 };
  const round = (frame: number) => {
    const angle = (frame / 60) * Math.PI * 2;
    return { x: middle.x + Math.sin(angle) * 260, y: middle.y + (1 - Math.cos(angle)) * 120 };
  };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    const due = performance.now() + FRAME_MS;
    const { x, y } = round(frame);
    await page.mouse.move(x, y);
    await page.waitForTimeout(Math.max(0, due - performance.now()));
  }
  await page.mouse.up();
}

async function traced(browser: Browser, page: Page): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await pan(page);
  return JSON.parse((await browser.stopTracing()).toString('utf8'));
}

async function measured(browser: Browser): Promise<readonly Line[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const bytes = await firstLoad(page);
  await openBroadField(page);
  const trace = await traced(browser, page);
  const frames = workByFrame(trace);
  invariant(frames.length > FRAMES / 3, 'the map was drawn while it was panned');
  const panning = 'panning 60 × 40 with 200 counters';
  return [
    {
      name: 'page: first load, scripts and styles compressed',
      value: rounded(bytes / 1000),
      unit: 'kB',
      floor: 300,
      goal: 200,
    },
    {
      name: `${panning}: a frame, p95`,
      value: rounded(percentile(frames, 0.95)),
      unit: 'ms',
      floor: 6,
    },
    { name: `${panning}: longest task`, value: rounded(longest(trace)), unit: 'ms', floor: 50 },
  ];
}

export async function pageLines(): Promise<readonly Line[]> {
  const { ok, path } = ensureBrowser();
  invariant(ok && buildPage(), 'there is a browser, and a page to show in it');
  const server = await serve(folder, PORT);
  const browser = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    return await measured(browser);
  } finally {
    await browser.close();
    server.close();
  }
}
