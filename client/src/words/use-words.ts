import { createCatalogue, type Values } from '@galloper/wording';
import { usePreferences } from '../preferences.ts';
import { en, type MessageKey } from './messages.en.ts';
import { ru } from './messages.ru.ts';

const catalogue = createCatalogue<MessageKey>({ en, ru });

export type Say = (key: MessageKey, values?: Values) => string;

/** The page's own messages in a language. */
export function wordsIn(language: 'en' | 'ru'): Say {
  return (key, values = {}) => catalogue.format(language, key, values);
}

export function isMessage(key: string): key is MessageKey {
  return catalogue.has(key);
}

export function useWords(): { readonly language: 'en' | 'ru'; readonly say: Say } {
  const { language } = usePreferences();
  return { language, say: wordsIn(language) };
}
