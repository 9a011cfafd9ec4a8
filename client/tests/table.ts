import { expect, type Page } from '@playwright/test';
import type { GameUpload } from '../../tools/kept-game.ts';

/** Words of the page in both languages, as a player reads them, and the clicks that every test needs. */

export const WORDS = {
  en: {
    play: 'Play Edgehill',
    historical: 'Propose the historical orders',
    accept: 'Accept the historical orders',
    keep: /^Keep the order/,
    activate: /^Activate/,
    here: /^Move here/,
    undo: /^Take back/,
    reload: /Continue Edgehill/,
    open: 'Open a game file',
    rule: /^W\d/,
    friend: /^A friend/,
    ready: /^I command/,
  },
  ru: {
    play: 'Играть: Эджхилл',
    historical: 'Предложить исторические приказы',
    accept: 'Принять исторические приказы',
    keep: /^Оставить приказ/,
    activate: /^Активировать/,
    here: /^Идти сюда/,
    undo: /^Назад/,
    reload: /Продолжить: Эджхилл/,
    open: 'Открыть файл партии',
    rule: /^W\d/,
    friend: /^Друг/,
    ready: /^Я командую/,
  },
} as const;
export type Language = keyof typeof WORDS;

/** The page in a language, with nothing kept from before. */
export async function openPage(page: Page, language: Language) {
  await page.goto('/');
  await page.getByRole('button', { name: language === 'ru' ? 'Русский' : 'English' }).click();
  await page.evaluate((lang) => {
    localStorage.setItem(
      'galloper.preferences',
      JSON.stringify({ language: lang, theme: 'light', speed: 'instant' }),
    );
  }, language);
  await page.reload();
}

/** Edgehill with a person for each side at this screen. */
export async function beginEdgehill(page: Page, language: Language) {
  const words = WORDS[language];
  await page.locator('.card', { hasText: language === 'ru' ? 'Эджхилл' : 'Edgehill' }).click();
  for (const seat of await page.locator('.seat').all()) {
    await seat.getByText(words.friend).click();
  }
  await page.getByRole('button', { name: words.play }).click();
  await expect(page.locator('.battle')).toBeVisible();
}

/** The curtain, where it is down, is lifted by whoever is named on it. */
export async function liftCurtain(page: Page, language: Language) {
  const ready = page.getByRole('button', { name: WORDS[language].ready });
  if (await ready.isVisible()) await ready.click();
}

export function offer(page: Page, name: string | RegExp) {
  return page.locator('.panel').getByRole('button', { name });
}

/** A game from a file, for two people to go on from. */
export async function openGame(page: Page, language: Language, game: GameUpload) {
  await page.getByLabel(WORDS[language].open).setInputFiles(game);
  await expect(page.locator('.battle')).toBeVisible();
}
