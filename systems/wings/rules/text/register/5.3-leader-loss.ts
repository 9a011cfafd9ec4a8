import type { RegisterEntry } from '@galloper/kernel';

/** Loss of a leader and his replacement. */
export const leaderLoss = [
  {
    id: 'W5.3.1a',
    origin: 'seed',
    title: { en: 'Leader lost in combat', ru: 'Гибель командира в бою' },
    gist: {
      en: 'Enemy fire and close combat can both take a leader off the map.',
      ru: 'Командир может выбыть как от вражеского огня, так и в ближнем бою.',
    },
  },
  {
    id: 'W5.3.1b',
    origin: 'seed',
    title: { en: 'Leader carried off in pursuit', ru: 'Командир, унесённый погоней' },
    gist: {
      en: 'A leader riding with cavalry that chases the enemy off the map may go missing with it.',
      ru: 'Если конница в погоне за врагом уходит с карты, командир в её гексе может пропасть вместе с ней.',
    },
  },
  {
    id: 'W5.3.1c',
    origin: 'seed',
    title: { en: 'Leader overrun', ru: 'Командир в занятом врагом гексе' },
    gist: {
      en: 'Once every unit he stood with is destroyed, an enemy unit that takes his hex removes him with no roll.',
      ru: 'Когда все подразделения рядом с ним в гексе погибли, а гекс занимает враг, командир выбывает без броска.',
    },
  },
  {
    id: 'W5.3.1d',
    origin: 'seed',
    title: { en: 'Leader attacked alone', ru: 'Нападение на одинокого командира' },
    gist: {
      en: 'A leader with nobody else in his hex is removed with no roll when close combat is aimed at him.',
      ru: 'Если кроме командира в гексе никого нет и он становится целью ближнего боя, он выбывает без броска.',
    },
  },
  {
    id: 'W5.3.2',
    origin: 'seed',
    title: { en: 'Wing without its commander', ru: 'Крыло без командира' },
    gist: {
      en: 'So long as its commander is removed, a wing neither activates nor continues nor preempts.',
      ru: 'Пока командир удалён, его крыло не активируется, не продлевает активацию и не перехватывает инициативу.',
    },
  },
  {
    id: 'W5.3.3a',
    origin: 'seed',
    title: { en: 'The roll for a lost leader', ru: 'Бросок о судьбе командира' },
    gist: {
      en: 'The Marker Removal Phase settles each removed leader by one die on the replacement table: lost for ever, or able to come back.',
      ru: 'В фазу удаления маркеров за каждого удалённого командира бросают один кубик по таблице замещения: потерян навсегда или ещё вернётся.',
    },
  },
  {
    id: 'W5.3.3b',
    origin: 'seed',
    title: { en: 'Stand-in for a dead commander', ru: 'Замещающий командир вместо погибшего' },
    gist: {
      en: 'A generic leader takes the wing of a commander lost for ever, unless the scenario names his heir.',
      ru: 'Крыло погибшего принимает замещающий командир, если сценарий не назвал преемника.',
    },
  },
  {
    id: 'W5.3.3c',
    origin: 'seed',
    title: { en: 'No wing, no replacement', ru: 'Нет крыла — нет и замены' },
    gist: {
      en: 'A wing with no unit on the map gets no new commander.',
      ru: 'Крылу, от которого на карте ничего не осталось, новый командир не нужен.',
    },
  },
  {
    id: 'W5.3.3d',
    origin: 'seed',
    title: { en: 'Stand-in for a missing turn', ru: 'Замена на один ход' },
    gist: {
      en: 'A commander who sits out a turn is stood in for as soon as the roll is made.',
      ru: 'Если командир пропускает ход, замещающий командир появляется сразу после броска.',
    },
  },
  {
    id: 'W5.3.3e',
    origin: 'seed',
    title: { en: 'No roll for a dead wing', ru: 'Погибшее крыло: броска нет' },
    gist: {
      en: 'If the whole wing was destroyed in the turn he was lost, nobody rolls for its commander.',
      ru: 'Если в этом же ходу уничтожено всё крыло, за его командира кубик не бросают.',
    },
  },
  {
    id: 'W5.3.4a',
    origin: 'seed',
    title: { en: 'Where a commander appears', ru: 'Где появляется командир' },
    gist: {
      en: 'A stand-in, like a commander coming back, is put with any unit of the wing.',
      ru: 'Замещающего или вернувшегося командира ставят к любому подразделению его крыла.',
    },
  },
  {
    id: 'W5.3.4b',
    origin: 'seed',
    title: { en: 'The order outlives the man', ru: 'Приказ переживает командира' },
    gist: {
      en: 'The wing goes on under the order it had, whoever takes over or comes back.',
      ru: 'Кто бы ни сменил командира или ни вернулся, приказ крыла остаётся прежним.',
    },
  },
  {
    id: 'W5.3.4c',
    origin: 'seed',
    title: { en: 'Return after a turn', ru: 'Возвращение через ход' },
    gist: {
      en: "He who sat out a turn is back in the next turn's Marker Removal Phase with any unit of his wing, and the stand-in steps down.",
      ru: 'Пропустивший ход возвращается в фазу удаления маркеров следующего хода к любому подразделению крыла, а замещающий командир снимается.',
    },
  },
  {
    id: 'W5.3.4d',
    origin: 'seed',
    title: { en: 'Nothing to return to', ru: 'Возвращаться не к кому' },
    gist: {
      en: 'With no unit of the wing left, not even one still to arrive, he stays away, and the enemy scores nothing for him.',
      ru: 'Если от крыла не осталось ничего, даже ожидаемых подкреплений, он не возвращается, но и очков врагу не приносит.',
    },
  },
  {
    id: 'W5.3.4e',
    origin: 'seed',
    title: { en: 'Example: shot, roll of 1', ru: 'Пример: ранен, выпала 1' },
    gist: {
      en: 'Lost to fire in turn 1 with a roll of 1: a stand-in at once, the man himself back at the end of turn 2 if his wing still lives.',
      ru: 'Выбыл от огня в ходу 1, выпала 1: замещающий командир сразу, сам он — в конце хода 2, если крыло ещё живо.',
    },
  },
  {
    id: 'W5.3.4f',
    origin: 'seed',
    title: { en: 'Example: cut down, roll of 6', ru: 'Пример: зарублен, выпала 6' },
    gist: {
      en: 'Lost in close combat with a roll of 6: he is dead and a lasting stand-in comes at once; a wing that died that turn rolls nothing.',
      ru: 'Выбыл в ближнем бою, выпала 6: погиб, постоянный замещающий командир сразу; если крыло в этом ходу уничтожено, броска нет вовсе.',
    },
  },
  {
    id: 'W5.3.5a',
    origin: 'seed',
    title: { en: 'Who takes the army', ru: 'Кто принимает армию' },
    gist: {
      en: 'When the army commander is lost for good, the wing commander the scenario names as senior steps up.',
      ru: 'Когда командующий армией потерян навсегда, его место занимает старший командир крыла, названный сценарием.',
    },
  },
  {
    id: 'W5.3.5b',
    origin: 'seed',
    title: { en: "The promoted man's wing", ru: 'Крыло повышенного командира' },
    gist: {
      en: 'His own wing passes at once to a generic leader, save where the scenario says otherwise.',
      ru: 'Его прежнее крыло тут же принимает замещающий командир, если сценарий не решил иначе.',
    },
  },
  {
    id: 'W5.3.5c',
    origin: 'seed',
    title: { en: 'Where the new army commander stands', ru: 'Место нового командующего' },
    gist: {
      en: 'The new army commander joins any unit of the army.',
      ru: 'Новый командующий армией встаёт к любому подразделению армии.',
    },
  },
] as const satisfies readonly RegisterEntry[];
