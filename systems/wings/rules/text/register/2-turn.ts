import type { RegisterEntry } from '@galloper/kernel';

/** The turn, the order of wings, continuation and preemption. */
export const turn = [
  {
    id: 'W2-lightInfantry',
    origin: 'published',
    title: { en: 'Who is light infantry', ru: 'Кто такая лёгкая пехота' },
    gist: {
      en: 'Musketeers, commanded musketeers and dragoons are all light infantry.',
      ru: 'Мушкетёры, приданные мушкетёры и драгуны — всё это лёгкая пехота.',
    },
  },
  {
    id: 'W2.1',
    origin: 'house',
    title: { en: 'The turn', ru: 'Ход' },
    gist: {
      en: 'Wings activate until all are finished; then comes the Marker Removal Phase, and the next turn begins.',
      ru: 'Крылья активируются, пока не закончат все; затем идёт фаза удаления маркеров и начинается новый ход.',
    },
  },
  {
    id: 'W2.1-markers',
    origin: 'house',
    title: { en: 'Marker Removal Phase', ru: 'Фаза удаления маркеров' },
    gist: {
      en: 'In this order: rolls for lost leaders, returning leaders, markers off or one step on, pursuers off the map, arrivals and the end of the battle.',
      ru: 'По порядку: броски о потерянных командирах, возвращение командиров, снятие и сдвиг маркеров, ушедшие в погоню, подкрепления и проверка конца битвы.',
    },
  },
  {
    id: 'W2.2',
    origin: 'house',
    title: { en: 'Steps of an activation', ru: 'Шаги активации' },
    gist: {
      en: 'A wing may first try to change its order, then its units act one by one, then close combats are fought, then it may try to continue.',
      ru: 'Сначала крыло может сменить приказ, затем подразделения действуют по одному, затем идёт ближний бой, после чего можно попытаться продлить активацию.',
    },
  },
  {
    id: 'W2.2-begun',
    origin: 'house',
    title: { en: 'Begun is finished', ru: 'Начатое доводят до конца' },
    gist: {
      en: 'A unit that has begun its action ends it before another begins; a wing commander moves once, between units.',
      ru: 'Начав действие, подразделение завершает его прежде, чем начнёт другое; командир крыла ходит один раз, между подразделениями.',
    },
  },
  {
    id: 'W3-initiative',
    origin: 'house',
    title: { en: 'Whose wing is next', ru: 'Чьё крыло следующее' },
    gist: {
      en: 'Wings under Charge act first, then Make Ready, Receive Charge and Rally; where both sides have such wings the higher die begins and the sides alternate.',
      ru: 'Первыми действуют крылья с приказом «Атаковать», затем «Готовность», «Отразить атаку» и «Сбор»; при равных приказах начинает больший бросок, дальше стороны чередуются.',
    },
  },
  {
    id: 'W3-pass',
    origin: 'house',
    title: { en: 'Passing', ru: 'Пас' },
    gist: {
      en: 'A wing not under Charge may let its activation go; it has then finished for the turn and nobody in it acts.',
      ru: 'Крыло без приказа «Атаковать» может пасовать; тогда оно закончило ход и никто в нём не действует.',
    },
  },
  {
    id: 'W4.3',
    origin: 'published',
    title: { en: 'Continuation', ru: 'Продление активации' },
    gist: {
      en: 'A wing that has acted may try to act again: a ten-sided die with modifiers must not exceed 3 under Charge, 2 under Make Ready, 1 under Receive Charge.',
      ru: 'Отходившее крыло может попытаться действовать снова: бросок десятигранника с модификаторами не больше 3 при «Атаковать», 2 при «Готовности», 1 при «Отразить атаку».',
    },
  },
  {
    id: 'W4.3-limit',
    origin: 'house',
    title: { en: 'Two continuations at most', ru: 'Не больше двух продлений' },
    gist: {
      en: 'A wing tries to continue twice in a turn at the most; success is a whole new activation, failure ends its turn.',
      ru: 'За ход крыло продлевает активацию не более двух раз; успех даёт целую новую активацию, неудача завершает его ход.',
    },
  },
  {
    id: 'W4.3-modifiers',
    origin: 'published',
    title: { en: 'Modifiers of initiative', ru: 'Модификаторы инициативы' },
    gist: {
      en: 'Ratings of the wing commander and of an army commander beside him, 1 for an unbroken enemy next to the commander, −1 for a cavalry wing, 1 for a second continuation.',
      ru: 'Рейтинг командира крыла и командующего рядом с ним, 1 за несломленного врага вплотную к командиру, −1 кавалерийскому крылу, 1 за второе продление.',
    },
  },
  {
    id: 'W4.4',
    origin: 'published',
    title: { en: 'Preemption', ru: 'Перехват инициативы' },
    gist: {
      en: 'A wing that has not acted may try to go out of turn: the die must not exceed 4 under Charge, 3 under Make Ready, 2 under Receive Charge.',
      ru: 'Ещё не ходившее крыло может попытаться пойти вне очереди: бросок не больше 4 при «Атаковать», 3 при «Готовности», 2 при «Отразить атаку».',
    },
  },
  {
    id: 'W4.4-moments',
    origin: 'house',
    title: { en: 'When to preempt', ru: 'Когда перехватывать инициативу' },
    gist: {
      en: 'Only just before an enemy wing activates or rolls to continue, one try a side; the wing that gets in finishes its turn, then the interrupted one goes on.',
      ru: 'Только перед активацией вражеского крыла или его броском на продление, по одной попытке на сторону; вклинившееся крыло заканчивает ход, и прерванное продолжает.',
    },
  },
  {
    id: 'W4-noContinue',
    origin: 'house',
    title: { en: 'No Continue', ru: 'Без продления' },
    gist: {
      en: 'A wing that failed to preempt still acts in its place this turn but cannot continue; another try to preempt suffers 1.',
      ru: 'Крыло, не сумевшее перехватить инициативу, ходит в свою очередь, но без продления; новая попытка перехвата инициативы получает штраф 1.',
    },
  },
] as const satisfies readonly RegisterEntry[];
