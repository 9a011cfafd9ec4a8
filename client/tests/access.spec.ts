import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { beginEdgehill, liftCurtain, offer, openPage, WORDS } from './table.ts';

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`both screens can be used by everybody, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openPage(page, 'en');
    await page.evaluate(() => localStorage.setItem('galloper.preferences', '{"language":"en"}'));
    await page.reload();
    await expectNoFaults(page);
    await beginEdgehill(page, 'en');
    await expectNoFaults(page);
    await liftCurtain(page, 'en');
    await expectNoFaults(page);
  });
}

test('keys alone choose, act and take back', async ({ page }) => {
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  await liftCurtain(page, 'en');
  await offer(page, WORDS.en.historical).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page, WORDS.en.accept)).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog')).toContainText('take back');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('targets are large enough for a thumb on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'ru');
  await beginEdgehill(page, 'ru');
  await liftCurtain(page, 'ru');
  for (const button of await page
    .locator('.tabs button, .actions .offer, .actions .primary')
    .all()) {
    if (!(await button.isVisible())) continue;
    const box = await button.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
});
