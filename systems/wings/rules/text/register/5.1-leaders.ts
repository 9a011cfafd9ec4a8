import type { RegisterEntry } from '@galloper/kernel';

/** What leaders do. */
export const leaders = [
  {
    id: 'W5.1-movement',
    origin: 'published',
    title: { en: 'Leaders on the move', ru: 'Движение командиров' },
    gist: { en: 'A leader moves up to 8.', ru: 'Командир проходит до 8 пунктов движения.' },
  },
  {
    id: 'W5.1-ground',
    origin: 'house',
    title: { en: 'Where leaders ride', ru: 'Где ездят командиры' },
    gist: {
      en: 'A leader needs no facing and no command, rides freely past the enemy, and enters neither an enemy hex nor impassable ground.',
      ru: 'Командиру не нужны ни ориентация, ни командование; он свободно ездит мимо врага, но не входит ни в его гекс, ни в непроходимую местность.',
    },
  },
  {
    id: 'W5.1.2',
    origin: 'published',
    title: { en: 'The army commander may follow', ru: 'Командующий может последовать' },
    gist: {
      en: 'When the unit with the army commander advances or retreats, or one does so through his hex, he may go with it.',
      ru: 'Когда подразделение в гексе командующего армией или проходящее через него продвигается либо отступает, командующий может уйти с ним.',
    },
  },
  {
    id: 'W5.1-acAction',
    origin: 'published',
    title: { en: 'One thing at a time', ru: 'Одно дело за раз' },
    gist: {
      en: 'In an activation of one of his wings the army commander does one thing: he moves, or lends his rating to a roll, or reforms or rallies a unit.',
      ru: 'В активацию одного из своих крыльев командующий армией делает что-то одно: ходит, помогает рейтингом в броске либо перестраивает или собирает подразделение.',
    },
  },
  {
    id: 'W5.2.2',
    origin: 'published',
    title: { en: 'The wing commander goes along', ru: 'Командир крыла уходит вместе' },
    gist: {
      en: 'When a unit with him advances or retreats, or one of his passes his hex in doing so, the wing commander must go with it.',
      ru: 'Если подразделение в гексе командира крыла продвигается или отступает либо проходит при этом через его гекс, командир обязан уйти с ним.',
    },
  },
  {
    id: 'W5.2-commander',
    origin: 'house',
    title: { en: "The wing commander's ride", ru: 'Выезд командира крыла' },
    gist: {
      en: 'He moves once in an activation of his wing, before, between or after its units.',
      ru: 'За активацию крыла он ходит один раз — до, между или после подразделений.',
    },
  },
  {
    id: 'W5.3.3',
    origin: 'published',
    title: { en: 'Replacement table', ru: 'Таблица замещения' },
    gist: {
      en: '0: he is back in the same phase; 1: he sits out one turn; 2 to 9: he is gone for good.',
      ru: '0: возвращается в той же фазе; 1: пропускает ход; от 2 до 9: потерян навсегда.',
    },
  },
  {
    id: 'W5.7',
    origin: 'published',
    title: { en: 'Changing orders', ru: 'Смена приказа' },
    gist: {
      en: 'The die with its modifiers must not exceed the number the table gives for the old order and the new one.',
      ru: 'Бросок с модификаторами не должен превысить числа, которое таблица даёт для старого и нового приказа.',
    },
  },
  {
    id: 'W5.7-attempt',
    origin: 'house',
    title: { en: 'One try, at the start', ru: 'Одна попытка, в начале' },
    gist: {
      en: 'A wing tries once, as it activates; success takes hold at once and failure leaves the order as it was.',
      ru: 'Крыло пробует один раз, в начале активации; при успехе приказ меняется сразу, при неудаче остаётся прежним.',
    },
  },
  {
    id: 'W5.7-modifiers',
    origin: 'published',
    title: { en: 'Modifiers of a change', ru: 'Модификаторы смены приказа' },
    gist: {
      en: 'Ratings of the wing commander and of an army commander beside him; 1 for an unbroken enemy next to the leader; for cavalry −1 to Charge, 1 to Receive Charge; −2 to Rally when most of the wing is shaken, broken or lost.',
      ru: 'Рейтинг командира крыла и командующего рядом с ним; 1 за несломленного врага вплотную; коннице −1 на «Атаковать» и 1 на «Отразить атаку»; −2 на «Сбор», если больше половины крыла расстроено, сломлено или погибло.',
    },
  },
  {
    id: 'W5.7-cavalryWing',
    origin: 'house',
    title: { en: 'What is a cavalry wing', ru: 'Что такое кавалерийское крыло' },
    gist: {
      en: 'A wing counts as cavalry while more than half its units on the map are cavalry.',
      ru: 'Крыло считается кавалерийским, пока конница составляет больше половины его подразделений на карте.',
    },
  },
] as const satisfies readonly RegisterEntry[];
