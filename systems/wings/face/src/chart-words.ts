import { type FaceKey, isWord, type Language, word } from './words.ts';

/** Words of the charts: names of tables, columns and values. */

const WORDS: { readonly [word: string]: readonly [en: string, ru: string] } = {
  orders: ['Orders', 'Приказы'],
  change: ['Order change', 'Смена приказа'],
  continuation: ['Continuation', 'Продление активации'],
  preemption: ['Preemption', 'Перехват инициативы'],
  leaders: ['Leaders', 'Командиры'],
  artillery: ['Artillery', 'Артиллерия'],
  smallArms: ['Small arms', 'Стрельба'],
  closeCombat: ['Close combat', 'Ближний бой'],
  morale: ['Morale', 'Мораль'],
  pursuit: ['Pursuit', 'Преследование'],
  terrain: ['Terrain', 'Местность'],
  hexes: ['Hexes', 'Гексы'],
  hexsides: ['Hexsides', 'Стороны гексов'],
  rows: ['Table', 'Таблица'],
  results: ['Results', 'Итоги'],
  modifiers: ['Modifiers', 'Модификаторы'],
  upTo: ['up to', 'до'],
  value: ['result', 'итог'],
  cost: ['cost (half points)', 'цена (половины пункта)'],
  hits: ['formation hit', 'урон построению'],
  fire: ['fire', 'огонь'],
  combat: ['close combat', 'ближний бой'],
  blocksSight: ['blocks sight', 'закрывает обзор'],
  formation: ['formation hits', 'урон построению'],
  casualties: ['casualties', 'потери'],
  retreat: ['retreat, hexes', 'отступление, гексы'],
  check: ['morale check', 'проверка морали'],
  attacker: ['attacker', 'атакующий'],
  defender: ['defender', 'обороняющийся'],
  lightEliminated: ['light infantry eliminated', 'лёгкая пехота уничтожена'],
  shaken: ['shaken', 'расстроено'],
  broken: ['broken', 'сломлено'],
  normal: ['normal', 'в порядке'],
  range: ['range, hexes', 'дальность, гексы'],
  none: ['no effect', 'без последствий'],
  holds: ['holds', 'на месте'],
  short: ['short pursuit', 'короткая погоня'],
  pursues: ['pursues', 'преследует'],
  uncontrolled: ['uncontrolled', 'неуправляемая погоня'],
  attackerRouted: ['attacker routed', 'атакующий бежит'],
  attackerShaken: ['attacker shaken', 'атакующий расстроен'],
  attackerBack: ['attacker falls back', 'атакующий отходит'],
  bothHit: ['both hit', 'урон обоим'],
  bothLose: ['both lose', 'потери у обоих'],
  defenderChecks: ['defender checks morale', 'проверка морали обороняющегося'],
  defenderShaken: ['defender shaken', 'обороняющийся расстроен'],
  defenderDriven: ['defender driven back', 'обороняющийся отброшен'],
  defenderRouted: ['defender routed', 'обороняющийся бежит'],
  defenderCrushed: ['defender crushed', 'обороняющийся разгромлен'],
  returns: ['returns', 'возвращается'],
  sitsOut: ['sits out', 'пропускает ход'],
  gone: ['lost for good', 'выбыл навсегда'],
};

const FAMILIES = ['order', 'class', 'terrain', 'side', 'shot'] as const;

/** A chart's word in a language; one that is not known is shown as it is written. */
export function chartWord(text: string, language: Language): string {
  const known = WORDS[text];
  if (known !== undefined) return known[language === 'en' ? 0 : 1];
  const key = FAMILIES.map((family) => `${family}.${text}`).find(isWord);
  return key === undefined ? text : word(language, key as FaceKey);
}
