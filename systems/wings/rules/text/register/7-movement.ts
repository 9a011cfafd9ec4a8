import type { RegisterEntry } from '@galloper/kernel';

/** Movement, terrain, stacking and sight. */
export const movement = [
  {
    id: 'W7.1-move',
    origin: 'house',
    title: { en: 'Moving', ru: 'Движение' },
    gist: {
      en: 'A unit moves into the hexes before it and pays in points for each; light infantry may step any way.',
      ru: 'Подразделение идёт в гексы перед фронтом и платит за каждый пункты движения; лёгкая пехота шагает в любую сторону.',
    },
  },
  {
    id: 'W7.2-turning',
    origin: 'house',
    title: { en: 'Turning and wheeling', ru: 'Повороты и захождения' },
    gist: {
      en: 'A single unit pays 1 for each corner; a two-hex unit wheels for 1 and the ground entered, 1 more backward, or faces about for 2 and a hit on its arrangement.',
      ru: 'Одиночное подразделение платит 1 за каждую вершину; сдвоенное заходит за 1 и цену гекса, назад ещё на 1 дороже, или поворачивается кругом за 2 и удар по построению.',
    },
  },
  {
    id: 'W7.3.3',
    origin: 'published',
    title: { en: 'Limbering', ru: 'Передки' },
    gist: {
      en: 'To limber or unlimber takes the place of moving and firing; a gun that did so does neither for the rest of the turn.',
      ru: 'Взятие на передки или снятие с них занимает и движение, и огонь: до конца хода такое орудие не ходит и не стреляет.',
    },
  },
  {
    id: 'W7-guns',
    origin: 'house',
    title: { en: 'Guns on the march', ru: 'Орудия на марше' },
    gist: { en: 'Only limbered guns move.', ru: 'Двигаются только орудия на передках.' },
  },
  {
    id: 'W7-backStep',
    origin: 'house',
    title: { en: 'Stepping back', ru: 'Шаг назад' },
    gist: {
      en: 'Heavy infantry or cavalry may give all its movement to step one hex to the rear without turning, but not under Charge.',
      ru: 'Тяжёлая пехота и конница могут за всё движение отступить на гекс назад, не поворачиваясь, но не под приказом «Атаковать».',
    },
  },
  {
    id: 'W7-enterEnemy',
    origin: 'published',
    title: { en: 'Entering enemy hexes', ru: 'Вход в гекс врага' },
    gist: {
      en: 'A hex is closed to a unit while an enemy stands there; hexes with nothing but enemy guns are entered and passed as usual.',
      ru: 'В гекс с врагом войти нельзя; в гекс, где одни только вражеские орудия, входят и проходят его как обычно.',
    },
  },
  {
    id: 'W7-throughFriends',
    origin: 'house',
    title: { en: 'Passing through friends', ru: 'Проход сквозь своих' },
    gist: {
      en: 'Leaders, light infantry and guns are passed freely; horse or heavy foot going through the like costs each one hit on its arrangement.',
      ru: 'Командиры, лёгкая пехота и орудия проходу не мешают; когда конница или тяжёлая пехота проходят друг сквозь друга, каждое получает удар по построению.',
    },
  },
  {
    id: 'W7-terrain',
    origin: 'house',
    title: { en: 'Ground and what it costs', ru: 'Местность и её цена' },
    gist: {
      en: 'Each kind of ground and hexside has its cost for each arm; woods, villages, marsh, hedges and the like hit the arrangement of horse and heavy foot.',
      ru: 'У каждой местности и стороны гекса своя цена для каждого рода войск; лес, селение, болото, изгороди и подобное бьют по построению конницы и тяжёлой пехоты.',
    },
  },
  {
    id: 'W7-hedges',
    origin: 'published',
    title: { en: 'Light infantry in hedges', ru: 'Лёгкая пехота и изгороди' },
    gist: {
      en: 'Light infantry crosses a hedge or bank in good order.',
      ru: 'Лёгкая пехота переходит изгородь или вал, не теряя порядка.',
    },
  },
  {
    id: 'W8.1-stacking',
    origin: 'house',
    title: { en: 'Stacking', ru: 'Группировка' },
    gist: {
      en: 'One infantry or cavalry unit, at most one artillery unit and any leaders share a hex.',
      ru: 'В одном гексе стоят одно пехотное или конное подразделение, не больше одного артиллерийского и сколько угодно командиров.',
    },
  },
  {
    id: 'W8.3.1',
    origin: 'house',
    title: { en: 'Changing places with a gun', ru: 'Обмен местами с орудием' },
    gist: {
      en: 'A unit and the artillery it shares a hex with may change which of them is on top.',
      ru: 'Подразделение и артиллерия в его гексе могут поменяться местами в группе.',
    },
  },
  {
    id: 'W8-top',
    origin: 'house',
    title: { en: 'The one on top', ru: 'Кто сверху' },
    gist: {
      en: 'Only the upper of the two fires small arms or takes their fire; cavalry beneath a gun may still intercept. A gun on top does not shield from close combat.',
      ru: 'Из ружей стреляет только верхний, и ружейный огонь принимает тоже он; конница под орудием может перехватывать. От ближнего боя орудие сверху не заслоняет.',
    },
  },
  {
    id: 'W8.4-sight',
    origin: 'house',
    title: { en: 'Line of sight', ru: 'Линия видимости' },
    gist: {
      en: 'A straight line from hex to hex, stopped by woods, villages and higher ground; for guns also by units on the way at the same level.',
      ru: 'Прямая от гекса к гексу; её закрывают лес, селение и возвышенность, а для орудий ещё и подразделения на том же уровне.',
    },
  },
] as const satisfies readonly RegisterEntry[];
