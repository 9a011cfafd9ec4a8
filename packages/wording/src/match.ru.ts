import type { Messages } from './catalogue.ts';
import type { en } from './match.en.ts';

export const ru: Messages<keyof typeof en> = {
  'end.resigned': 'Сдалась сторона: {side}.',
  'end.drawn': 'Ничья по соглашению сторон.',
  'end.adjudicated': 'Исход присуждён.',
};
