import type { RegisterEntry } from '@galloper/kernel';

/** Morale, casualties, reform and rally. */
export const morale = [
  {
    id: 'W12-check',
    origin: 'house',
    title: { en: 'Morale check', ru: 'Проверка морали' },
    gist: {
      en: 'The die with its modifiers must not exceed the morale rating; 0 always passes, 9 always fails, and failing costs one level.',
      ru: 'Бросок с модификаторами не должен превысить мораль; 0 всегда успех, 9 всегда провал, и провал стоит одной ступени.',
    },
  },
  {
    id: 'W12-effects',
    origin: 'house',
    title: { en: 'Shaken and broken morale', ru: 'Расстроенная и сломленная мораль' },
    gist: {
      en: 'The shaken fight worse; the broken neither fire nor attack, and never end a move nearer to an enemy.',
      ru: 'Расстроенные сражаются хуже; сломленные не стреляют, не атакуют и не заканчивают движение ближе ни к одному врагу.',
    },
  },
  {
    id: 'W12-casualties',
    origin: 'house',
    title: { en: 'Casualties', ru: 'Потери' },
    gist: {
      en: 'Each casualty takes one point of strength; at none the unit is eliminated.',
      ru: 'Каждая потеря отнимает единицу силы; при нуле подразделение уничтожено.',
    },
  },
  {
    id: 'W12-brokenAgain',
    origin: 'house',
    title: { en: 'Broken once more', ru: 'Сломлены ещё раз' },
    gist: {
      en: 'A unit of broken morale that is shaken or broken again is eliminated.',
      ru: 'Если мораль уже сломлена, ещё одно её падение уничтожает подразделение.',
    },
  },
  {
    id: 'W13.2',
    origin: 'published',
    title: { en: 'One action a unit', ru: 'Одно действие на подразделение' },
    gist: {
      en: "Reform and rally are the unit's whole action: nobody is reformed or rallied twice in one activation, whoever gives it.",
      ru: 'Перестроение и сбор занимают всё действие: за активацию никого не перестраивают и не собирают дважды, кто бы это ни делал.',
    },
  },
  {
    id: 'W13.3',
    origin: 'house',
    title: { en: 'Leaders who rally', ru: 'Командиры и сбор' },
    gist: {
      en: 'The wing commander helps all units of his wing that are with or next to him; the army commander one unit in an activation.',
      ru: 'Командир крыла помогает всем подразделениям крыла рядом с ним или в его гексе; командующий армией — одному за активацию.',
    },
  },
  {
    id: 'W13-reform',
    origin: 'house',
    title: { en: 'Reform', ru: 'Перестроение' },
    gist: {
      en: 'With no roll a unit mends its arrangement by one step, or leaves the hedgehog, or clears a salvo, or loads pistols.',
      ru: 'Без броска подразделение поправляет построение на ступень, либо выходит из «ежа», либо снимает маркер общего залпа, либо заряжает пистолеты.',
    },
  },
  {
    id: 'W13-rally',
    origin: 'house',
    title: { en: 'Rally', ru: 'Сбор' },
    gist: {
      en: 'A die no higher than morale mends morale by one step: better under the order Rally and with a leader, worse with the enemy within three hexes.',
      ru: 'Бросок не выше морали поднимает её на ступень: легче под приказом «Сбор» и с командиром, труднее при враге ближе четырёх гексов.',
    },
  },
  {
    id: 'W13-enemyNear',
    origin: 'house',
    title: { en: "Not under the enemy's nose", ru: 'Не на глазах у врага' },
    gist: {
      en: 'Nobody reforms or rallies next to an enemy whose morale is not broken.',
      ru: 'Рядом с врагом, чья мораль не сломлена, не перестраиваются и не собираются.',
    },
  },
] as const satisfies readonly RegisterEntry[];
