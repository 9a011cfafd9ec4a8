import type { RegisterEntry } from '@galloper/kernel';

/** Orders in general, and the four orders. */
export const orders = [
  {
    id: 'W5.5.1a',
    origin: 'seed',
    title: { en: 'Whom orders bind', ru: 'Кого связывают приказы' },
    gist: {
      en: 'Orders limit units, never leaders, and only while their own wing is active.',
      ru: 'Приказ стесняет подразделения, а не командиров, и только в активацию их собственного крыла.',
    },
  },
  {
    id: 'W5.5.1b',
    origin: 'seed',
    title: { en: 'Charging horse may intercept', ru: 'Атакующие могут перехватывать' },
    gist: {
      en: "In the enemy's activation a unit under Charge that stands next to an enemy is free to intercept.",
      ru: 'В активацию врага подразделение с приказом «Атаковать», стоящее вплотную к врагу, вольно его перехватить.',
    },
  },
  {
    id: 'W5.5.1c',
    origin: 'seed',
    title: { en: 'Four orders', ru: 'Четыре приказа' },
    gist: {
      en: 'Each wing opens the battle under one of four orders, which may be changed later.',
      ru: 'Каждое крыло вступает в битву под одним из четырёх приказов; позже приказ можно сменить.',
    },
  },
  {
    id: 'W5.5.2a',
    origin: 'seed',
    title: { en: 'New orders may fail', ru: 'Сменить приказ удаётся не всегда' },
    gist: {
      en: "Whether a change succeeds depends on the old order, the new one, the wing commander's rating and at times the army commander's.",
      ru: 'Успех смены зависит от старого и нового приказа, от рейтинга командира крыла, а иногда и командующего армией.',
    },
  },
  {
    id: 'W5.5.2b',
    origin: 'seed',
    title: { en: 'One order for the wing', ru: 'Один приказ на крыло' },
    gist: {
      en: 'An order stands beside the wing commander and holds for all his wing, not unit by unit.',
      ru: 'Приказ лежит у командира крыла и действует для всего крыла сразу, а не для отдельных подразделений.',
    },
  },
  {
    id: 'W5.5.3a',
    origin: 'seed',
    title: { en: 'Secret opening orders', ru: 'Тайные начальные приказы' },
    gist: {
      en: 'The sides pick their opening orders in secret and show them at the same time.',
      ru: 'Начальные приказы стороны выбирают втайне и открывают разом.',
    },
  },
  {
    id: 'W5.5.3b',
    origin: 'seed',
    title: { en: 'Historical orders', ru: 'Исторические приказы' },
    gist: {
      en: 'Each battle comes with its historical orders, which apply when both sides agree to them.',
      ru: 'У каждой битвы есть исторические приказы; они действуют, если согласны обе стороны.',
    },
  },
  {
    id: 'W5.5.4a',
    origin: 'seed',
    title: { en: 'Guns in place take no orders', ru: 'Развёрнутые орудия вне приказов' },
    gist: {
      en: 'Orders do not limit unlimbered artillery, nor must it limber up to regain command.',
      ru: 'Артиллерию, снятую с передков, приказы не стесняют, и браться на передки ради командования ей не нужно.',
    },
  },
  {
    id: 'W5.5.4b',
    origin: 'seed',
    title: { en: 'Guns and wagons on the move', ru: 'Орудия и повозки на марше' },
    gist: {
      en: 'Wagons and limbered guns obey every limit of orders; only the clause against suicide can spare them.',
      ru: 'Повозки и орудия на передках подчинены всем ограничениям приказов; выручает лишь пункт о самоубийственных действиях.',
    },
  },
  {
    id: 'W5.6.0',
    origin: 'seed',
    title: { en: 'Sight plays no part', ru: 'Видимость ни при чём' },
    gist: {
      en: 'No order asks what anybody can see.',
      ru: 'Линия видимости на приказы не влияет.',
    },
  },
  {
    id: 'W5.6.0b',
    origin: 'seed',
    title: { en: 'Charging the unseen', ru: 'Атака невидимого врага' },
    gist: {
      en: 'A wing can be told to charge with no enemy in view.',
      ru: 'Приказать «Атаковать» можно, даже если врага не видно.',
    },
  },
  {
    id: 'W5.6.1a',
    origin: 'seed',
    title: { en: 'Charge: close in', ru: '«Атаковать»: сближаться' },
    gist: {
      en: 'Under Charge a unit must finish at least one hex nearer to the nearest enemy unit, even at the price of its command.',
      ru: 'С приказом «Атаковать» подразделение обязано закончить активацию хотя бы на гекс ближе к ближайшему врагу, пусть и потеряв командование.',
    },
  },
  {
    id: 'W5.6.1b',
    origin: 'seed',
    title: { en: 'An enemy already taken', ru: 'Враг уже занят' },
    gist: {
      en: "If the nearest enemy already stands before a friend's front, the unit may make for the next nearest.",
      ru: 'Если ближайший враг уже стоит перед фронтом другого своего, можно идти к следующему по близости.',
    },
  },
  {
    id: 'W5.6.1c',
    origin: 'seed',
    title: { en: 'If it cannot close, turn', ru: 'Не сблизиться — так повернуться' },
    gist: {
      en: 'A unit under Charge that has no way nearer must at least face so as to close next time.',
      ru: 'Если сблизиться нельзя, подразделение с приказом «Атаковать» хотя бы поворачивается так, чтобы сделать это в следующий раз.',
    },
  },
  {
    id: 'W5.6.1d',
    origin: 'seed',
    title: { en: 'Only Charge makes contact', ru: 'Вплотную — только по «Атаковать»' },
    gist: {
      en: 'No unit moves next to an enemy unless it is under Charge.',
      ru: 'Подойти к врагу вплотную можно только под приказом «Атаковать».',
    },
  },
  {
    id: 'W5.6.1e',
    origin: 'seed',
    title: { en: 'Which enemy is nearest', ru: 'Какой враг ближайший' },
    gist: {
      en: 'Each unit counts hexes afresh when it sets out; an interception may change the answer, and its owner picks between equals.',
      ru: 'Расстояние в гексах каждое подразделение меряет заново, трогаясь с места; перехват подразделения может изменить ответ, а из равных выбирает владелец.',
    },
  },
  {
    id: 'W5.6.1f',
    origin: 'seed',
    title: { en: 'Stopped by contact', ru: 'Остановка у врага' },
    gist: {
      en: 'Next to an enemy that no other friend has before its front, a unit goes no farther: it may turn, wheel or trade places with a gun of its stack.',
      ru: 'Рядом с врагом, который не стоит перед фронтом другого своего, дальше не идут: можно лишь поворачиваться, заходить или меняться местами с орудием в группе.',
    },
  },
  {
    id: 'W5.6.1g',
    origin: 'seed',
    title: { en: 'Lone guns stop nobody', ru: 'Одинокие орудия не держат' },
    gist: {
      en: 'A single gun or wagon does not halt a unit passing next to it.',
      ru: 'Отдельно стоящее орудие или повозка никого не останавливают.',
    },
  },
  {
    id: 'W5.6.1h',
    origin: 'seed',
    title: { en: 'One enemy holds one', ru: 'Один враг держит одного' },
    gist: {
      en: 'An enemy unit can halt no more than one of ours; the rest go by, or start beside it and march on.',
      ru: 'Вражеское подразделение останавливает только одно наше; остальные проходят мимо или, начав вплотную, идут дальше.',
    },
  },
  {
    id: 'W5.6.1i',
    origin: 'seed',
    title: { en: 'Charge does not pass', ru: 'С «Атаковать» не пасуют' },
    gist: {
      en: 'A wing under Charge has to take its activation.',
      ru: 'Крыло с приказом «Атаковать» пропустить активацию не может.',
    },
  },
  {
    id: 'W5.6.1j',
    origin: 'seed',
    title: { en: 'No pause in a charge', ru: 'В атаке не до передышки' },
    gist: {
      en: 'Under Charge nobody reforms, rallies or withdraws in reaction, but for what the army commander does himself.',
      ru: 'С приказом «Атаковать» нельзя перестраиваться, собираться и отходить в ответ; сбор и перестроение возможны лишь самим командующим армией.',
    },
  },
  {
    id: 'W5.6.1k',
    origin: 'seed',
    title: { en: 'No suicide', ru: 'Без самоубийственных атак' },
    gist: {
      en: 'Light foot and limbered guns need not go right up to the front of heavy infantry: they close on it when it is nearest, yet may halt two hexes off, even where they began.',
      ru: 'Лёгкая пехота и орудия на передках не обязаны вставать вплотную к фронту тяжёлой пехоты: к ближайшей они идут, но могут стоять в двух гексах, хотя бы и начали там.',
    },
  },
  {
    id: 'W5.6.2',
    origin: 'seed',
    title: { en: 'Make Ready', ru: '«Готовность»' },
    gist: {
      en: 'Move freely, but never next to an enemy; reform beside or with the wing commander; rally not at all without the army commander.',
      ru: 'Двигаться можно, но не вплотную к врагу; перестроение — рядом или в одном гексе с командиром крыла; сбора нет, разве что командующим армией.',
    },
  },
  {
    id: 'W5.6.3a',
    origin: 'seed',
    title: { en: 'Receive Charge: one hex', ru: '«Отразить атаку»: один гекс' },
    gist: {
      en: 'A unit moves one hex at the most, and not next to an enemy.',
      ru: 'Подразделение сходит не дальше чем на один гекс и не вплотную к врагу.',
    },
  },
  {
    id: 'W5.6.3b',
    origin: 'seed',
    title: { en: 'Receive Charge: the wheel', ru: '«Отразить атаку»: захождение' },
    gist: {
      en: 'A two-hex unit may wheel by one hex it can enter and pay for, if a half ends beside a hex it began in and neither half meets an enemy it did not touch before.',
      ru: 'Сдвоенное подразделение может зайти на один доступный ему гекс, если хоть одна половина останется смежной с исходным гексом и ни одна не окажется рядом с новым для неё врагом.',
    },
  },
  {
    id: 'W5.6.3c',
    origin: 'seed',
    title: { en: 'Receive Charge: recovery', ru: '«Отразить атаку»: порядок и сбор' },
    gist: {
      en: 'Reforming is free to all; rallying needs the wing commander in the same or the next hex.',
      ru: 'Перестраиваться может любое подразделение; сбор — только рядом или в одном гексе с командиром крыла.',
    },
  },
  {
    id: 'W5.6.4a',
    origin: 'seed',
    title: { en: 'Rally: no nearer', ru: '«Сбор»: не ближе к врагу' },
    gist: {
      en: 'A unit may move, provided it ends no nearer to any single enemy unit than it began.',
      ru: 'Двигаться можно, лишь бы в конце не оказаться ближе ни к одному врагу, чем вначале.',
    },
  },
  {
    id: 'W5.6.4b',
    origin: 'seed',
    title: { en: 'Rally: recovery', ru: '«Сбор»: привести себя в порядок' },
    gist: {
      en: 'Both reform and rally are open to the units.',
      ru: 'Подразделениям доступны и перестроение, и сбор.',
    },
  },
  {
    id: 'W5.6.4c',
    origin: 'seed',
    title: { en: 'Rally: no haste', ru: '«Сбор»: без спешки' },
    gist: {
      en: 'The commander of the wing may try neither to continue nor to preempt.',
      ru: 'Командир такого крыла не может ни продлевать активацию, ни перехватывать инициативу.',
    },
  },
  {
    id: 'W5.6.5a',
    origin: 'seed',
    title: { en: 'Always allowed: fighting', ru: 'Всегда можно: бой' },
    gist: {
      en: "No order forbids fire or close combat, nor the army commander's own rally and reform.",
      ru: 'Никакой приказ не запрещает огонь и ближний бой, а также сбор и перестроение командующим армией.',
    },
  },
  {
    id: 'W5.6.5b',
    origin: 'seed',
    title: { en: 'Always allowed: facing', ru: 'Всегда можно: поворот' },
    gist: {
      en: 'A unit may turn under any order, also if it began beside an enemy.',
      ru: 'Менять ориентацию можно под любым приказом, даже начав рядом с врагом.',
    },
  },
  {
    id: 'W5.6.5c',
    origin: 'seed',
    title: { en: 'After the fight', ru: 'После схватки' },
    gist: {
      en: 'Advance and retreat out of close combat take no heed of orders.',
      ru: 'Продвижению и отступлению после ближнего боя приказы не указ.',
    },
  },
] as const satisfies readonly RegisterEntry[];
