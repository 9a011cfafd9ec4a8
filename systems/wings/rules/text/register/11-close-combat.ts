import type { RegisterEntry } from '@galloper/kernel';

/** Close combat, retreat, advance, pursuit. */
export const closeCombat = [
  {
    id: 'W11.1-who',
    origin: 'house',
    title: { en: 'Who may attack', ru: 'Кто может атаковать' },
    gist: {
      en: 'In the close combat step a unit may attack an enemy before its front; broken men, hedgehogs, guns, and light infantry at the front of heavy may not.',
      ru: 'В шаге ближнего боя подразделение может атаковать врага перед фронтом; нельзя сломленным, «ежам», орудиям и лёгкой пехоте на фронт тяжёлой.',
    },
  },
  {
    id: 'W11.1-outOfCommand',
    origin: 'published',
    title: { en: 'Attacks without command', ru: 'Атака без командования' },
    gist: {
      en: 'A unit out of command may begin close combat.',
      ru: 'Подразделение без командования может начать ближний бой.',
    },
  },
  {
    id: 'W11.1-once',
    origin: 'house',
    title: { en: 'Once in an activation', ru: 'Один раз за активацию' },
    gist: {
      en: 'Attackers of one enemy strike together; a unit attacks once and is attacked once in an activation.',
      ru: 'Нападающие на одного врага бьют вместе; за активацию подразделение атакует один раз и подвергается атаке один раз.',
    },
  },
  {
    id: 'W11.2-steps',
    origin: 'house',
    title: { en: 'Course of a close combat', ru: 'Ход ближнего боя' },
    gist: {
      en: 'Declare, let the defender react, spend pistols, add up, roll, apply results, roll for leaders, advance and pursue.',
      ru: 'Объявить, дать защитнику ответить, решить о пистолетах, сложить модификаторы, бросить, применить исход, бросить за командиров, продвинуться и преследовать.',
    },
  },
  {
    id: 'W11.3-table',
    origin: 'house',
    title: { en: 'Close combat table', ru: 'Таблица ближнего боя' },
    gist: {
      en: 'The die with its modifiers runs from a routed attacker over mutual loss to a routed defender.',
      ru: 'Бросок с модификаторами ведёт от бегства нападающего через обоюдные потери к бегству защитника.',
    },
  },
  {
    id: 'W11.3-worse',
    origin: 'published',
    title: { en: 'Shaken before the blow', ru: 'Уже расстроенные' },
    gist: {
      en: 'A unit of shaken morale that is shaken and driven back one hex breaks instead and goes back two in all; one that is broken is just broken.',
      ru: 'Если мораль уже расстроена, «расстроить и отбросить на гекс» ломает её и отбрасывает всего на два гекса; «сломить» просто ломает.',
    },
  },
  {
    id: 'W11.4-modifiers',
    origin: 'house',
    title: { en: 'Close combat modifiers', ru: 'Модификаторы ближнего боя' },
    gist: {
      en: 'Odds of strength, difference of morale, flank or rear, arrangement and morale of both, horse against foot, momentum, pistols, leaders and ground.',
      ru: 'Соотношение сил, разница морали, фланг или тыл, построение и мораль обоих, конница против пехоты, разгон, пистолеты, командиры и местность.',
    },
  },
  {
    id: 'W11.5.1',
    origin: 'published',
    title: { en: 'Lone guns and wagons', ru: 'Одинокие орудия и повозки' },
    gist: {
      en: 'A gun or wagon with no unit beside it in the hex stops nobody: enemies walk in and through.',
      ru: 'Орудие или повозка без подразделения в гексе никого не держит: враг входит и проходит.',
    },
  },
  {
    id: 'W11-capture',
    origin: 'house',
    title: { en: 'Capture', ru: 'Захват' },
    gist: {
      en: 'A gun or wagon is taken by the enemy that enters its hex, or when the unit over it retreats or dies; it is retaken in the same way.',
      ru: 'Орудие или повозку захватывает враг, вошедший в гекс, а также когда подразделение при них отступило или погибло; отбивают их так же.',
    },
  },
  {
    id: 'W11.6-retreat',
    origin: 'published',
    title: { en: 'The way of retreat', ru: 'Путь отступления' },
    gist: {
      en: "Never next to those who caused it; then ever farther from them, then toward one's own edge, then by the cheapest way there. Enemies with no part in it do not count.",
      ru: 'Никогда рядом с теми, кто обратил вспять; дальше от них, затем к своему краю карты, затем кратчайшим по цене путём. Непричастные враги не в счёт.',
    },
  },
  {
    id: 'W11.6-friends',
    origin: 'house',
    title: { en: 'Retreat through friends', ru: 'Отступление сквозь своих' },
    gist: {
      en: 'Friends in the way take a hit on their arrangement; where there is no room to stop, the unit goes a hex farther.',
      ru: 'Свои на пути получают удар по построению; где остановиться негде, подразделение идёт на гекс дальше.',
    },
  },
  {
    id: 'W11.6-body',
    origin: 'house',
    title: { en: 'A two-hex unit in retreat', ru: 'Отступление сдвоенного' },
    gist: {
      en: 'It falls back as one body by whole steps, and both halves must obey the priorities.',
      ru: 'Оно отходит как одно тело целыми шагами, и приоритеты должны соблюдать обе половины.',
    },
  },
  {
    id: 'W11.6-edge',
    origin: 'house',
    title: { en: 'Driven off the map', ru: 'Выбитые с карты' },
    gist: {
      en: 'A unit that retreats over its own edge has routed and is eliminated.',
      ru: 'Подразделение, отступившее за свой край карты, разбежалось и считается уничтоженным.',
    },
  },
  {
    id: 'W11-unableToRetreat',
    origin: 'house',
    title: { en: 'No way to retreat', ru: 'Отступать некуда' },
    gist: {
      en: 'Each hex that cannot be gone costs a casualty, and morale falls one level; a broken unit that has to stay is eliminated.',
      ru: 'Каждый непройденный гекс стоит потери, а мораль падает на ступень; сломленное подразделение, вынужденное остаться, уничтожено.',
    },
  },
  {
    id: 'W11.7-advance',
    origin: 'house',
    title: { en: 'Advance', ru: 'Продвижение' },
    gist: {
      en: 'The winner may take the hex left to it, and cavalry must; a two-hex unit goes one step forward or stays.',
      ru: 'Победитель может занять оставленный гекс, а конница обязана; сдвоенное делает один шаг вперёд или стоит.',
    },
  },
  {
    id: 'W11.7-reactions',
    origin: 'published',
    title: { en: 'An advance is answered', ru: 'На продвижение отвечают' },
    gist: {
      en: 'An advance after combat gives the enemy the reactions any such move gives.',
      ru: 'Продвижение после боя даёт врагу те же ответные действия, что и обычный ход.',
    },
  },
  {
    id: 'W11-pursuit',
    origin: 'house',
    title: { en: 'Pursuit', ru: 'Преследование' },
    gist: {
      en: 'Cavalry that drives off or destroys its enemy tests: hold, follow a little, follow far, or lose all control.',
      ru: 'Конница, отбросившая или уничтожившая врага, проверяется: устоит, погонится недалеко, погонится далеко или потеряет управление.',
    },
  },
  {
    id: 'W11.7.3',
    origin: 'house',
    title: { en: 'Pursuit off the map', ru: 'Погоня за край карты' },
    gist: {
      en: 'Horse out of control leaves by the enemy edge when that lies within twice its movement; leaders with it go too.',
      ru: 'Потерявшая управление конница уходит за край врага, если до него не больше двойного движения; командиры уходят с ней.',
    },
  },
  {
    id: 'W11.7.3-leader',
    origin: 'house',
    title: { en: 'Leader away with the pursuers', ru: 'Командир в погоне' },
    gist: {
      en: 'Till he is back his wing has no commander on the map; he is rolled for as lost only when the unit does not return in the same Marker Removal Phase.',
      ru: 'До возвращения его крыло без командира на карте; бросок о судьбе делают, лишь если подразделение не вернулось в ту же фазу удаления маркеров.',
    },
  },
  {
    id: 'W11-return',
    origin: 'house',
    title: { en: 'Return of the pursuers', ru: 'Возвращение из погони' },
    gist: {
      en: 'Each Marker Removal Phase one die, helped by a leader and by each turn away; those who come back enter at that edge broken, with empty pistols.',
      ru: 'В каждую фазу удаления маркеров бросок, который облегчают командир и каждый ход отсутствия; вернувшиеся входят с того же края сломленными и с пустыми пистолетами.',
    },
  },
  {
    id: 'W11.8',
    origin: 'published',
    title: { en: 'Leader in close combat', ru: 'Командир в ближнем бою' },
    gist: {
      en: 'The same casualty table: only a 9 takes the leader.',
      ru: 'Та же таблица потерь: командир выбывает только при 9.',
    },
  },
  {
    id: 'W11.8-when',
    origin: 'house',
    title: { en: 'When close combat endangers a leader', ru: 'Когда схватка опасна командиру' },
    gist: {
      en: 'One roll for each leader with a unit in the fight, on both sides.',
      ru: 'По броску за каждого командира при участниках схватки, с обеих сторон.',
    },
  },
  {
    id: 'W11-facing',
    origin: 'house',
    title: { en: 'Turning after the fight', ru: 'Поворот после боя' },
    gist: {
      en: 'A winner that stayed or advanced may turn by one corner.',
      ru: 'Победитель, оставшийся на месте или продвинувшийся, может повернуться на одну вершину.',
    },
  },
] as const satisfies readonly RegisterEntry[];
