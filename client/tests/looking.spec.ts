import { expect, type Page, test } from '@playwright/test';
import { leftToMove } from '../../tools/begun-game.ts';
import { openGame, openPage } from './table.ts';

/** Parliament's dragoons in the hedges before their first step: some ends lie under Royalist muskets. */
const UNIT = 'HedgeDrag';
const BEFORE_THE_HEDGES = leftToMove();

async function chooseDragoons(page: Page) {
  await openPage(page, 'en');
  await openGame(page, 'en', BEFORE_THE_HEDGES);
  await page.locator(`.row.mayAct[data-subject="${UNIT}"]`).click();
  await expect(page.locator('[data-disc]').first()).toBeVisible();
}

/** The middle of the first of some that is well inside the map. */
async function middleOf(page: Page, selector: string) {
  const map = await page.locator('.map').boundingBox();
  for (const each of await page.locator(selector).all()) {
    const box = await each.boundingBox();
    if (box === null || map === null) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const inside = at.x > map.x + 40 && at.x < map.x + map.width - 40;
    if (inside && at.y > map.y + 60 && at.y < map.y + map.height - 60) return at;
  }
  throw new Error(`no ${selector} is in sight`);
}

/** The first end that somebody may answer, found by resting on each. */
async function threatenedEnd(page: Page) {
  for (const disc of await page.locator('[data-disc]').all()) {
    await disc.hover({ force: true });
    await page.waitForTimeout(150);
    if ((await page.locator('[data-threat]').count()) > 0) return disc;
  }
  throw new Error('no end is threatened');
}

test('who may answer a step is marked before it is taken, by mouse and in the prepared move', async ({
  page,
}) => {
  await chooseDragoons(page);
  const disc = await threatenedEnd(page);
  await expect(page.locator('.refusal.quiet')).toContainText('May answer');
  await disc.click({ force: true });
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-threat]').first()).toBeVisible();
  await expect(page.locator('.preview .threats li').first()).toContainText(':');
});

test('a hex that is not offered says why when the mouse rests on it, and lets presses through', async ({
  page,
}) => {
  await chooseDragoons(page);
  const at = await middleOf(page, '[data-denied]');
  await page.mouse.move(at.x, at.y);
  const card = page.locator('.refusal.quiet');
  await expect(card.locator('.refusal-rule').first()).toHaveText(/^W\d/);
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);
});

const SIDES = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const LEGS = 18;

test('the cursor of the keyboard says the reasons too', async ({ page }) => {
  await chooseDragoons(page);
  await page.locator('.board-view').focus();
  const said = page.locator('.board-said');
  const heard: string[] = [];
  for (let leg = 0; leg < LEGS; leg += 1) {
    for (let time = 0; time <= leg / 2; time += 1) {
      await page.keyboard.press(SIDES[leg % SIDES.length] ?? 'ArrowUp');
      heard.push(await said.innerText());
    }
  }
  expect(heard.some((text) => /Move for \d.*May answer/.test(text))).toBe(true);
  expect(heard.some((text) => /, [A-Z][^,]* (not|no|cannot) /.test(text))).toBe(true);
});

test('a counter dragged to an offered hex is a move prepared there', async ({ page }) => {
  await chooseDragoons(page);
  await page.keyboard.press('Escape');
  const from = await middleOf(page, `[data-counter="${UNIT}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  await expect(page.locator('[data-disc]').first()).toBeVisible();
  const before = await page.locator('.board-sheet').getAttribute('style');
  const to = await middleOf(page, '[data-disc]');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator('.board-over-hex')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.preview')).toContainText('Move');
  expect(await page.locator('.board-sheet').getAttribute('style')).toBe(before);
});

test('two quick clicks on open ground bring the map nearer there', async ({ page }) => {
  await chooseDragoons(page);
  const scale = async () => {
    const style = (await page.locator('.board-sheet').getAttribute('style')) ?? '';
    return Number(/scale\(([\d.]+)\)/.exec(style)?.[1]);
  };
  const before = await scale();
  await page.mouse.dblclick(90, 800);
  await expect.poll(scale).toBeGreaterThan(before * 1.5);
});

test('a button and a key go on to the next unit that can act', async ({ page }) => {
  await chooseDragoons(page);
  await page.getByRole('button', { name: 'Next unit' }).click();
  await expect(page.locator('.row[aria-pressed="true"]')).not.toHaveAttribute('data-subject', UNIT);
  await page.keyboard.press('p');
  await expect(page.locator(`.row[data-subject="${UNIT}"]`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press tells why not and chooses nothing', async ({ page, context }) => {
    await openPage(page, 'en');
    await openGame(page, 'en', BEFORE_THE_HEDGES);
    await page.locator('.tabs button').nth(1).tap();
    await page.locator(`.row.mayAct[data-subject="${UNIT}"]`).tap();
    const at = await middleOf(page, '[data-denied]');
    const touch = await context.newCDPSession(page);
    const touchPoints = [at];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('.refusal.quiet .refusal-rule').first()).toHaveText(/^W\d/);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.refusal.quiet')).toBeVisible();
    await expect(page.locator('.refusal-close')).toHaveCount(0);
  });
});
