import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { beginEdgehill, liftCurtain, openPage } from './table.ts';

const wings = join(import.meta.dirname, '../../systems/wings');
const leaders = JSON.parse(readFileSync(join(wings, 'rules/charts/leaders.json'), 'utf8'));
const game = readFileSync(join(wings, 'games/first-orders.json'), 'utf8');

function jsonFile(text: string) {
  return { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

function tables(charts: object) {
  return jsonFile(JSON.stringify({ format: 'galloper.wings.charts', charts }));
}

test('a game is played by tables of one’s own, and keeps them', async ({ page }) => {
  await openPage(page, 'en');
  await page.getByText('Your own tables', { exact: true }).click();
  const field = page.getByLabel('Load tables of your own');
  await field.setInputFiles(tables({ leaders: { ...leaders, movement: 0 } }));
  await expect(page.getByRole('alert')).toHaveText(
    'The file cannot be used: charts.leaders.movement: too small: 1 at least',
  );
  await field.setInputFiles(tables({ leaders: { ...leaders, movement: 5 } }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Your own: .+\. The game keeps them\.$/)).toBeVisible();
  await beginEdgehill(page, 'en');
  await page.reload();
  await expect(page.locator('.battle')).toBeVisible();
  await liftCurtain(page, 'en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Charts' }).click();
  await expect(page.getByRole('dialog').getByText('your own')).toHaveCount(1);
});

test('an edited game file is refused with the entry where its chain breaks', async ({ page }) => {
  await openPage(page, 'ru');
  const { entries, ...header } = JSON.parse(game);
  const edited = { ...header, entries: entries.with(5, { ...entries[5], events: [] }) };
  await page.getByLabel('Открыть файл партии').setInputFiles(jsonFile(JSON.stringify(edited)));
  await expect(page.getByRole('alert')).toHaveText(/запись 5: её хеш не следует/);
  await page.getByLabel('Открыть файл партии').setInputFiles(jsonFile(game));
  await expect(page.locator('.battle')).toBeVisible();
});

test('a damaged game on this machine is shown as such, and all else goes on', async ({ page }) => {
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Continue Edgehill/ })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('galloper', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction
            .objectStore('games')
            .put({ id: 'broken', updated: 'yesterday', header: null });
          transaction.oncomplete = () => resolve();
        };
      }),
  );
  await page.reload();
  const damaged = page.locator('.saved', { hasText: 'A damaged game' });
  await damaged.getByRole('button', { name: 'Delete' }).click();
  await expect(damaged).toHaveCount(0);
  await page.getByRole('button', { name: /Continue Edgehill/ }).click();
  await expect(page.locator('.battle')).toBeVisible();
});

test('a page without a channel between tabs plays on', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  await expect(page.locator('.prompt h2')).toBeVisible();
});
