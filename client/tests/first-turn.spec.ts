import { expect, type Page, test } from '@playwright/test';
import { beginEdgehill, type Language, liftCurtain, offer, openPage, WORDS } from './table.ts';

async function agreeOnHistory(page: Page, language: Language) {
  const words = WORDS[language];
  await liftCurtain(page, language);
  await offer(page, words.historical).click();
  await liftCurtain(page, language);
  await offer(page, words.accept).click();
}

/** Goes on to the actions of a wing: its activation, windows of the other side declined, its order kept. */
async function toActions(page: Page, language: Language) {
  const words = WORDS[language];
  for (let step = 0; step < 12; step += 1) {
    if ((await page.locator('.row.mayAct').count()) > 0) return;
    const closing = page.locator('.general .offer.closing').first();
    const activate = offer(page, words.activate).first();
    const next = (await closing.isVisible()) ? closing : activate;
    await next.click();
  }
}

for (const language of ['en', 'ru'] as const) {
  test(`the first turn of Edgehill with clicks, ${language}`, async ({ page }) => {
    await openPage(page, language);
    await beginEdgehill(page, language);
    await agreeOnHistory(page, language);
    await toActions(page, language);

    await test.step('a move by a click on its end', async () => {
      const entries = page.locator('.log li');
      const before = await entries.count();
      await page.locator('.row.mayAct').last().click();
      await expect(page.locator('[data-disc]').first()).toBeVisible();
      await page.locator('[data-disc]').first().click();
      await expect(page.locator('.preview')).toBeVisible();
      await offer(page, WORDS[language].here).click();
      await expect.poll(() => entries.count()).toBeGreaterThan(before);
    });

    await test.step('an illegal move is refused by a rule that can be read', async () => {
      await page.locator('.row.mayAct').last().click();
      await page.locator('[data-denied]').first().click({ force: true });
      const card = page.locator('.refusal');
      await expect(card).toBeVisible();
      const rule = card.locator('.refusal-rule').first();
      await expect(rule).toHaveText(WORDS[language].rule);
      const id = ((await rule.textContent()) ?? '').split(' ')[0] ?? '';
      await rule.click();
      await expect(page.locator('.register .here')).toContainText(id);
      await page.keyboard.press('Escape');
    });

    await test.step('reloading finds the game again', async () => {
      const told = await page.locator('.log li').count();
      const prompt = await page.locator('.prompt h2').innerText();
      await page.reload();
      await expect(page.locator('.prompt h2')).toHaveText(prompt);
      await expect(page.locator('.log li')).toHaveCount(told);
      await page.goto('/');
      await expect(page.getByRole('button', { name: WORDS[language].reload })).toBeVisible();
    });
  });
}

test('the whole first turn against the computer', async ({ page }) => {
  await openPage(page, 'en');
  await page.locator('.card', { hasText: 'Edgehill' }).click();
  await page.locator('.seat').nth(0).getByText('Computer: random').click();
  await page.locator('.seat').nth(1).getByText('Computer: random').click();
  await page.getByRole('button', { name: 'Play Edgehill' }).click();
  await expect(page.locator('.clock')).toContainText('Turn 2', { timeout: 100_000 });
});

test('another tab takes the game over', async ({ page, context }) => {
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.locator('.prompt h2')).toBeVisible();
  await expect(page.locator('.notice')).toContainText('another tab');
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(second.locator('.notice')).toContainText('another tab');
});

test('each of two people at one screen gives the orders of his own wings', async ({ page }) => {
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  for (const chosen of ['Make Ready', 'Receive Charge']) {
    await liftCurtain(page, 'en');
    const picker = page.locator('.picker');
    for (const wing of await picker.locator('fieldset').all()) {
      await expect(wing.locator('input:checked')).toHaveCount(1);
      await wing.getByText(chosen, { exact: true }).click();
    }
    await picker.locator('.primary').click();
  }
  await liftCurtain(page, 'en');
  await expect(offer(page, WORDS.en.activate).first()).toBeVisible();
});

test('of two tabs that are reloaded at once one keeps the game', async ({ page, context }) => {
  await openPage(page, 'en');
  await beginEdgehill(page, 'en');
  const tabs = [page, await context.newPage()];
  await tabs[1]?.goto(page.url());
  await expect(page.locator('.notice')).toContainText('another tab');
  await Promise.all(tabs.map((tab) => tab.reload()));
  const notices = async () =>
    (await Promise.all(tabs.map((tab) => tab.locator('.notice').count()))).toSorted();
  for (const tab of tabs) await expect(tab.locator('.battle')).toBeVisible();
  await expect.poll(notices).toEqual([0, 1]);
});
