import type { RegisterEntry } from '@galloper/kernel';

/** Special units, victory, and the rules of a battle. */
export const battle = [
  {
    id: 'W14-cuirassiers',
    origin: 'house',
    title: { en: 'Cuirassiers', ru: 'Кирасиры' },
    gist: {
      en: 'Armoured horse ignores one hit on its arrangement in each close combat.',
      ru: 'Латная конница не замечает одного удара по построению в каждом ближнем бою.',
    },
  },
  {
    id: 'W14-lightHorse',
    origin: 'house',
    title: { en: 'Light horse', ru: 'Лёгкая конница' },
    gist: {
      en: 'It may take open order, and does not attack the front of heavy infantry.',
      ru: 'Может рассыпаться, но не атакует фронт тяжёлой пехоты.',
    },
  },
  {
    id: 'W14-commandedMusketeers',
    origin: 'house',
    title: { en: 'Commanded musketeers', ru: 'Приданные мушкетёры' },
    gist: {
      en: 'Musketeers with or next to their cavalry give it 1 in defence against an attack on its front.',
      ru: 'Мушкетёры в гексе своей конницы или рядом дают ей 1 в обороне при атаке с фронта.',
    },
  },
  {
    id: 'W15-points',
    origin: 'published',
    title: { en: 'Victory points', ru: 'Победные очки' },
    gist: {
      en: 'Points come from enemy units destroyed, casualties standing on the map, guns and wagons taken and leaders lost for good, by the table of the battle.',
      ru: 'Очки дают уничтоженные подразделения врага, его потери на карте, взятые орудия и повозки и навсегда потерянные командиры — по таблице битвы.',
    },
  },
  {
    id: 'W15-levels',
    origin: 'house',
    title: { en: 'Levels of victory', ru: 'Степени победы' },
    gist: {
      en: 'The difference of points makes a draw, a marginal, a substantive or a decisive victory.',
      ru: 'Разница очков даёт ничью, малую, существенную или решительную победу.',
    },
  },
  {
    id: 'W15-end',
    origin: 'house',
    title: { en: 'End of the battle', ru: 'Конец битвы' },
    gist: {
      en: 'The battle ends with its last turn, by a break or by surrender.',
      ru: 'Битва кончается последним ходом, расхождением сторон или сдачей.',
    },
  },
  {
    id: 'W15-break',
    origin: 'house',
    title: { en: 'Break', ru: 'Расхождение сторон' },
    gist: {
      en: 'While no wing on the map is under Charge, a break comes when every wing passes in one turn, or when a side declares it at the end of a turn.',
      ru: 'Пока на карте нет крыльев с приказом «Атаковать», стороны расходятся, если за ход пасовали все крылья или одна из сторон объявила об этом в конце хода.',
    },
  },
  {
    id: 'W15-surrender',
    origin: 'house',
    title: { en: 'Surrender', ru: 'Сдача' },
    gist: {
      en: 'An army whose units on the map are all of broken morale, or that has none but guns and wagons, surrenders: the enemy wins decisively.',
      ru: 'Армия, у которой на карте мораль всех сломлена или остались лишь орудия и повозки, сдаётся: победа врага решительная.',
    },
  },
  {
    id: 'W15-surrenderOnMap',
    origin: 'published',
    title: { en: 'Only those on the map', ru: 'Считаются те, кто на карте' },
    gist: {
      en: 'Wings off the map have no say in a surrender.',
      ru: 'Крылья вне карты при сдаче не учитываются.',
    },
  },
  {
    id: 'W17-dusk',
    origin: 'house',
    title: { en: 'Dusk', ru: 'Сумерки' },
    gist: {
      en: 'In the last turns guns fire at grazing range only and small arms suffer 1.',
      ru: 'В последние ходы орудия бьют лишь на настильную дальность, а ружейный огонь получает штраф 1.',
    },
  },
  {
    id: 'W17-king',
    origin: 'house',
    title: { en: 'The King', ru: 'Король' },
    gist: {
      en: "The King stays with troops, and his ride is the army commander's action; lost, he is worth much to the enemy, and half of it if he leaves for good by his own edge, riding or with a guard that routs.",
      ru: 'Король остаётся при войсках, его переезд — действие командующего армией; его потеря дорого стоит, а уход навсегда за свой край, своей волей или с бегущей охраной, — половину этого.',
    },
  },
  {
    id: 'W17-fortescue',
    origin: 'house',
    title: { en: 'Fortescue changes sides', ru: 'Измена Фортескью' },
    gist: {
      en: "At the first close combat of Ramsay's wing a die of 0 to 3 takes one of its cavalry units out of the fight, for no points.",
      ru: 'При первом ближнем бое крыла Рэмси бросок от 0 до 3 выводит из битвы одно его конное подразделение, без очков.',
    },
  },
  {
    id: 'W17-wagons',
    origin: 'house',
    title: { en: 'The baggage at Kineton', ru: 'Обоз у Кайнтона' },
    gist: {
      en: 'The wagons by the road to Kineton are worth points to the side that takes them.',
      ru: 'Повозки у дороги на Кайнтон приносят очки тому, кто их захватит.',
    },
  },
  {
    id: 'W18-arrangementBrokenHit',
    origin: 'house',
    title: { en: 'A hit when already broken', ru: 'Удар по сломленному построению' },
    gist: {
      en: 'A hit on a broken arrangement in fire or close combat is a morale check instead; no unit may take one by moving.',
      ru: 'Удар по сломленному построению в огневом или ближнем бою — это проверка морали; ходить так, чтобы его получить, нельзя.',
    },
  },
] as const satisfies readonly RegisterEntry[];
