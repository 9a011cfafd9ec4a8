import { createCatalogue, type Values } from '@galloper/wording';
import { en, type FaceKey } from './words.en.ts';
import { ru } from './words.ru.ts';

export type Language = 'en' | 'ru';

const catalogue = createCatalogue<FaceKey>({ en, ru });

export function word(language: Language, key: FaceKey, values: Values = {}): string {
  return catalogue.format(language, key, values);
}

export function isWord(key: string): key is FaceKey {
  return catalogue.has(key);
}

export type { FaceKey } from './words.en.ts';
