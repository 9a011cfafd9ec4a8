import { createCatalogue } from '@galloper/wording';
import { en } from '../text/messages.en.ts';
import { ru } from '../text/messages.ru.ts';

/** Every message of Wings, in every language. */
export const messages = createCatalogue({ en, ru });
