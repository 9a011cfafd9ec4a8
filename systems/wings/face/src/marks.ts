import type { State, Unit } from '@galloper/wings';
import { cardOf } from '@galloper/wings';
import { type FaceKey, type Language, word } from './words.ts';

/** States of a unit as small marks: a letter for the counter, words for the card. */

export type Mark = { readonly key: string; readonly letter: string; readonly title: string };

const LETTERS: { readonly [key: string]: { readonly en: string; readonly ru: string } } = {
  'arrangement.shaken': { en: 'f', ru: 'п' },
  'arrangement.broken': { en: 'F', ru: 'П' },
  'morale.shaken': { en: 'm', ru: 'м' },
  'morale.broken': { en: 'M', ru: 'М' },
  hedgehog: { en: 'H', ru: 'Ё' },
  openOrder: { en: 'O', ru: 'Р' },
  column: { en: 'C', ru: 'К' },
  limbered: { en: 'L', ru: 'Т' },
  fired: { en: '*', ru: '*' },
  salvo: { en: 'V', ru: 'З' },
  captured: { en: 'X', ru: 'Х' },
  disabled: { en: '!', ru: '!' },
};

function keysOf(state: State, unit: Unit): readonly string[] {
  const gun = cardOf(state, unit.id).class === 'artillery';
  const keys: (string | false)[] = [
    unit.arrangement !== 'normal' && `arrangement.${unit.arrangement}`,
    unit.morale !== 'normal' && `morale.${unit.morale}`,
    unit.hedgehog && 'hedgehog',
    unit.openOrder && 'openOrder',
    unit.column && 'column',
    gun && unit.limbered && 'limbered',
    unit.salvo > 0 && 'salvo',
    unit.capturedBy !== undefined && 'captured',
    unit.disabled && 'disabled',
    unit.fired && 'fired',
  ];
  return keys.filter((key) => key !== false);
}

export function marksOf(state: State, unit: Unit, language: Language): readonly Mark[] {
  return keysOf(state, unit).map((key) => ({
    key,
    letter: LETTERS[key]?.[language] ?? '',
    title: word(language, `mark.${key}` as FaceKey),
  }));
}
