import type { RegisterEntry } from '@galloper/kernel';

/** Small arms and artillery. */
export const fire = [
  {
    id: 'W10.1-smallArms',
    origin: 'house',
    title: { en: 'Small arms', ru: 'Ружейный огонь' },
    gist: {
      en: 'A unit shoots once in its action at an enemy next to its front, alone and by its strength.',
      ru: 'За действие подразделение стреляет один раз по врагу вплотную перед фронтом, само по себе и по своей силе.',
    },
  },
  {
    id: 'W10-salvo',
    origin: 'house',
    title: { en: 'Salvo', ru: 'Общий залп' },
    gist: {
      en: 'Heavy infantry not broken may give all its shot at once for 2 more on the die; it then shoots no more till the marker is gone.',
      ru: 'Несломленная тяжёлая пехота может выстрелить всеми шеренгами разом с прибавкой 2; после этого она не стреляет, пока не снят маркер.',
    },
  },
  {
    id: 'W10-advancing',
    origin: 'house',
    title: { en: 'Advancing fire', ru: 'Огонь в наступлении' },
    gist: {
      en: 'Infantry may move up to the enemy and shoot in the same action, at 1 less.',
      ru: 'Пехота может подойти к врагу и выстрелить в том же действии со штрафом 1.',
    },
  },
  {
    id: 'W10-advancingOrder',
    origin: 'published',
    title: { en: 'Advancing fire needs Charge', ru: 'Огонь в наступлении — по «Атаковать»' },
    gist: {
      en: 'Advancing fire is given under Charge alone.',
      ru: 'Огонь в наступлении ведут только под приказом «Атаковать».',
    },
  },
  {
    id: 'W10-retreating',
    origin: 'house',
    title: { en: 'Retreating fire', ru: 'Огонь с отходом' },
    gist: {
      en: 'A unit may shoot at 1 less and then step one hex back without turning.',
      ru: 'Подразделение может выстрелить со штрафом 1 и отступить на гекс, не поворачиваясь.',
    },
  },
  {
    id: 'W10-retreatingOrder',
    origin: 'published',
    title: { en: 'No retreating fire under Charge', ru: 'Под «Атаковать» с отходом не стреляют' },
    gist: {
      en: 'Retreating fire is barred to units under Charge.',
      ru: 'Подразделениям с приказом «Атаковать» огонь с отходом запрещён.',
    },
  },
  {
    id: 'W10-skirmishing',
    origin: 'house',
    title: { en: 'Skirmishing fire', ru: 'Рассыпной огонь' },
    gist: {
      en: 'Light infantry, and cavalry in open order, may shoot over two hexes at 2 less; a target that reaches one hex only has no fire in answer.',
      ru: 'Лёгкая пехота и рассыпанная конница могут стрелять на два гекса со штрафом 2; цель, бьющая лишь на один гекс, огнём не отвечает.',
    },
  },
  {
    id: 'W10-pistols',
    origin: 'house',
    title: { en: 'Pistols', ru: 'Пистолеты' },
    gist: {
      en: "Cavalry has two pistol volleys to fire at the next hex or keep for close combat; a volley counts half the unit's strength, and reforming loads again.",
      ru: 'У конницы два пистолетных залпа: в соседний гекс или про запас для ближнего боя; залп считается по половине силы, перезарядка — перестроением.',
    },
  },
  {
    id: 'W10.2-table',
    origin: 'house',
    title: { en: 'Small arms table', ru: 'Таблица ружейного огня' },
    gist: {
      en: 'The strength of the firer gives the column; the die with its modifiers gives hits on the arrangement, morale checks and casualties.',
      ru: 'Столбец даёт сила стреляющего, а бросок с модификаторами — удары по построению, проверки морали и потери.',
    },
  },
  {
    id: 'W10.3-modifiers',
    origin: 'house',
    title: { en: 'Small arms modifiers', ru: 'Модификаторы ружейного огня' },
    gist: {
      en: 'The state of the firer, flank or rear fire, the state of the target, its cover and the rating of a leader with the firer.',
      ru: 'Состояние стреляющего, огонь во фланг или тыл, состояние и укрытие цели, рейтинг командира при стреляющем.',
    },
  },
  {
    id: 'W10-salvoRecovery',
    origin: 'house',
    title: { en: 'After a salvo', ru: 'После общего залпа' },
    gist: {
      en: 'The salvo marker goes in the second Marker Removal Phase, or at once by reforming.',
      ru: 'Маркер общего залпа снимают во вторую фазу удаления маркеров либо сразу, перестроением.',
    },
  },
  {
    id: 'W10.5-artillery',
    origin: 'house',
    title: { en: 'Artillery fire', ru: 'Артиллерийский огонь' },
    gist: {
      en: 'A gun fires by its weight at a target in its arc and range; near shots hit harder, cover and distance soften them.',
      ru: 'Орудие бьёт по своему весу в цель в секторе и на дальности; вблизи сильнее, укрытие и расстояние смягчают удар.',
    },
  },
  {
    id: 'W10.5-ready',
    origin: 'published',
    title: { en: 'One shot a turn', ru: 'Один выстрел за ход' },
    gist: {
      en: 'Only an unlimbered gun that is ready, sound and not captured fires, once in a turn, also as a reaction.',
      ru: 'Стреляет лишь готовое, исправное, незахваченное орудие, снятое с передков; раз за ход, в том числе в ответ.',
    },
  },
  {
    id: 'W10.5-disabled',
    origin: 'house',
    title: { en: 'Guns put out of action', ru: 'Орудие выведено из строя' },
    gist: {
      en: 'A casualty on artillery disables the gun.',
      ru: 'Потеря у артиллерии выводит орудие из строя.',
    },
  },
  {
    id: 'W10-grazing',
    origin: 'house',
    title: { en: 'Grazing shot', ru: 'Настильный выстрел' },
    gist: {
      en: 'Within grazing range the ball bounces on along the line and strikes each unit behind the target, 1 weaker every time.',
      ru: 'В пределах настильной дальности ядро рикошетит дальше по прямой и бьёт каждого за целью, всякий раз на 1 слабее.',
    },
  },
  {
    id: 'W10.6',
    origin: 'published',
    title: { en: 'Shot after shot', ru: 'Выстрел за выстрелом' },
    gist: {
      en: 'Fire is resolved one unit after the other, and each result holds before the next shot.',
      ru: 'Огонь разыгрывают по одному подразделению, и каждый исход вступает в силу до следующего выстрела.',
    },
  },
  {
    id: 'W10-results',
    origin: 'house',
    title: { en: 'Order of results', ru: 'Порядок исходов' },
    gist: {
      en: 'First hits on the arrangement, then casualties, then the morale check, then the roll for a leader.',
      ru: 'Сначала удары по построению, затем потери, затем проверка морали, затем бросок за командира.',
    },
  },
  {
    id: 'W10.10',
    origin: 'published',
    title: { en: 'Leader under fire', ru: 'Командир под огнём' },
    gist: {
      en: 'On the casualty table only a 9 takes the leader.',
      ru: 'По таблице потерь командир выбывает только при 9.',
    },
  },
  {
    id: 'W10.10-when',
    origin: 'house',
    title: { en: 'When a leader is endangered by fire', ru: 'Когда огонь опасен командиру' },
    gist: {
      en: 'Roll for each leader with a unit to which fire does a casualty.',
      ru: 'Бросают за каждого командира при подразделении, которому огонь нанёс потерю.',
    },
  },
] as const satisfies readonly RegisterEntry[];
