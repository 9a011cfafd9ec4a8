import type { RegisterEntry } from '@galloper/kernel';

/** Facing and arrangement. */
export const facing = [
  {
    id: 'W6.1-facing',
    origin: 'house',
    title: { en: 'Front, flank and rear', ru: 'Фронт, фланг и тыл' },
    gist: {
      en: 'A unit looks at a corner of its hex: a single one has two hexes each before, beside and behind it, a two-hex unit three before, three behind and one at each end.',
      ru: 'Подразделение смотрит в вершину гекса: у одиночного по два гекса спереди, по бокам и сзади, у сдвоенного по три спереди и сзади и по одному с торцов.',
    },
  },
  {
    id: 'W6.2.3',
    origin: 'published',
    title: { en: 'Turning guns', ru: 'Поворот орудий' },
    gist: {
      en: 'A ready unlimbered gun may turn to any side instead of firing, on its own or in reaction, and then counts as having fired; a limbered one has no facing.',
      ru: 'Готовое орудие, снятое с передков, может вместо выстрела, и в ответ тоже, повернуться куда угодно и считается выстрелившим; у орудия на передках ориентации нет.',
    },
  },
  {
    id: 'W6.3.1',
    origin: 'house',
    title: { en: 'Normal, shaken, broken', ru: 'Порядок построения' },
    gist: {
      en: 'A hit on its arrangement takes a unit from normal to shaken and from shaken to broken; guns and wagons have no arrangement to lose.',
      ru: 'Удар по построению переводит подразделение из обычного в расстроенное, а из расстроенного в сломленное; орудиям и повозкам терять нечего.',
    },
  },
  {
    id: 'W6.3.2',
    origin: 'house',
    title: { en: 'Forming hedgehog', ru: 'Построение «ежом»' },
    gist: {
      en: 'Heavy infantry not broken may try: a die no higher than its morale, helped by a leader, hindered when shaken; failure costs a hit on its arrangement.',
      ru: 'Несломленная тяжёлая пехота может попытаться: бросок не выше морали, командир помогает, расстройство мешает; неудача стоит удара по построению.',
    },
  },
  {
    id: 'W6.3.2-bounds',
    origin: 'house',
    title: { en: 'Life in a hedgehog', ru: 'Стоя «ежом»' },
    gist: {
      en: 'A hedgehog has front all round, but does not move, wheel, salvo or attack; it reforms to leave it.',
      ru: 'У «ежа» фронт со всех сторон, но он не ходит, не заходит, не даёт общего залпа и не атакует; выходят из него перестроением.',
    },
  },
  {
    id: 'W6.3.2-guns',
    origin: 'published',
    title: { en: 'Guns inside a hedgehog', ru: 'Орудия в «еже»' },
    gist: {
      en: 'Artillery sharing the hex of a hedgehog does not fire.',
      ru: 'Артиллерия в одном гексе с «ежом» не стреляет.',
    },
  },
  {
    id: 'W6.3.2-quiet',
    origin: 'published',
    title: { en: 'A hedgehog draws no answer', ru: '«Ёж» ответа не вызывает' },
    gist: {
      en: "Forming hedgehog of one's own will gives the enemy no reaction.",
      ru: 'Добровольное построение «ежом» не даёт врагу повода для ответного действия.',
    },
  },
  {
    id: 'W6.3.3',
    origin: 'published',
    title: { en: 'Open order', ru: 'Рассыпной строй' },
    gist: {
      en: 'In fire and close combat open order counts as a shaken arrangement; cavalry in it may shrug off hits on its arrangement from artillery.',
      ru: 'В огневом и ближнем бою рассыпной строй считается расстроенным; конница в нём может не замечать ударов артиллерии по построению.',
    },
  },
  {
    id: 'W6.3.3-taking',
    origin: 'house',
    title: { en: 'Taking open order', ru: 'Как рассыпаться' },
    gist: {
      en: 'Light horse and light infantry take it or leave it for the first movement point of their action; they then cross rough ground without loss of order.',
      ru: 'Лёгкая конница и лёгкая пехота рассыпаются или смыкаются за первый пункт движения; рассыпавшись, они проходят трудную местность без потери порядка.',
    },
  },
  {
    id: 'W6-column',
    origin: 'house',
    title: { en: 'Column', ru: 'Колонна' },
    gist: {
      en: 'On a road a unit may form column for its first movement point; it marches at the road rate, and fights as though broken.',
      ru: 'На дороге подразделение может свернуться в колонну за первый пункт движения; идёт по дорожной цене, а сражается как сломленное.',
    },
  },
  {
    id: 'W6-forcedHedgehog',
    origin: 'house',
    title: { en: 'Forced into hedgehog', ru: 'Вынужденный «ёж»' },
    gist: {
      en: 'Heavy infantry not yet broken must try a hedgehog when enemy cavalry advances or pursues to its flank or rear.',
      ru: 'Ещё не сломленная тяжёлая пехота обязана попытаться встать «ежом», когда конница врага выходит ей во фланг или тыл, продвигаясь или преследуя.',
    },
  },
] as const satisfies readonly RegisterEntry[];
