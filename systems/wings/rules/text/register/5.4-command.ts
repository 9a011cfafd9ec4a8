import type { RegisterEntry } from '@galloper/kernel';

/** Lines of command, and what being out of command means. */
export const command = [
  {
    id: 'W5.4.1a',
    origin: 'seed',
    title: { en: 'Who needs command', ru: 'Кому нужно командование' },
    gist: {
      en: 'Every unit but a wagon must have command; wagons and leaders always do.',
      ru: 'Командование нужно всем подразделениям, кроме повозок; командиры и повозки имеют его всегда.',
    },
  },
  {
    id: 'W5.4.1b',
    origin: 'seed',
    title: { en: 'One wing for the whole battle', ru: 'Одно крыло на всю битву' },
    gist: {
      en: 'A unit keeps the wing the set-up gave it to the end of the battle.',
      ru: 'К какому крылу подразделение приписано при расстановке, в том оно и остаётся до конца битвы.',
    },
  },
  {
    id: 'W5.4.2a',
    origin: 'seed',
    title: { en: 'In command', ru: 'В командовании' },
    gist: {
      en: 'A unit has command if it can trace a line to its wing commander at the instant it acts or reacts.',
      ru: 'Подразделение в командовании, если в миг своего действия или ответа дотягивает линию связи до командира крыла.',
    },
  },
  {
    id: 'W5.4.2b',
    origin: 'seed',
    title: { en: 'Links of 3 and 2 hexes', ru: 'Звенья в 3 и 2 гекса' },
    gist: {
      en: 'Cavalry reaches 3 hexes, all others 2, to the commander or to a unit of the wing that reaches on in its turn, until the chain comes to him.',
      ru: 'Конница дотягивается на 3 гекса, прочие на 2 — до командира или до подразделения своего крыла, которое тянет дальше; и так до самого командира.',
    },
  },
  {
    id: 'W5.4.2c',
    origin: 'seed',
    title: { en: 'What cuts the line', ru: 'Что рвёт линию связи' },
    gist: {
      en: 'The line passes neither a hex with an enemy unit nor ground nobody can cross.',
      ru: 'Линия связи не идёт ни через гекс с вражеским подразделением, ни через непроходимую местность.',
    },
  },
  {
    id: 'W5.4.2d',
    origin: 'seed',
    title: { en: 'Dead guns carry no orders', ru: 'Мёртвые орудия приказов не передают' },
    gist: {
      en: 'Artillery taken by the enemy or put out of action cannot be a link.',
      ru: 'Захваченная или выведенная из строя артиллерия звеном не служит.',
    },
  },
  {
    id: 'W5.4.2e',
    origin: 'seed',
    title: { en: 'Leader in one half', ru: 'Командир в одной из половин' },
    gist: {
      en: 'With a two-hex unit a leader stands in one named hex of the two.',
      ru: 'При сдвоенном подразделении командир стоит в одном определённом гексе из двух.',
    },
  },
  {
    id: 'W5.4.2f',
    origin: 'seed',
    title: { en: 'Traced at the moment', ru: 'Прослеживается в свой миг' },
    gist: {
      en: 'The line is looked at when the unit sets out or reacts, so a commander or link that moves first can mend it.',
      ru: 'Связь смотрят, когда подразделение трогается с места или отвечает; командир или звено, сходив раньше, могут её починить.',
    },
  },
  {
    id: 'W5.4.2g',
    origin: 'seed',
    title: { en: 'Commander shot in mid-activation', ru: 'Командир убит посреди активации' },
    gist: {
      en: 'If an enemy reaction kills the wing commander, all units of his that have yet to act lose command.',
      ru: 'Если ответ врага убивает командира крыла, все его подразделения, ещё не ходившие, остаются без командования.',
    },
  },
  {
    id: 'W5.4.3a',
    origin: 'seed',
    title: { en: 'Back to command', ru: 'Назад в командование' },
    gist: {
      en: 'Out of command and clear of the enemy, a unit must come back under command as fast as it can; till then orders do not limit its moves.',
      ru: 'Без командования и не рядом с врагом подразделение обязано как можно скорее вернуться в командование; до тех пор приказ его движения не стесняет.',
    },
  },
  {
    id: 'W5.4.3b',
    origin: 'seed',
    title: { en: 'The rest of the move', ru: 'Остаток движения' },
    gist: {
      en: "Back under command it may use up what movement it still has, now as the wing's order allows.",
      ru: 'Вернувшись в командование, оно может потратить оставшиеся пункты движения, но уже по приказу крыла.',
    },
  },
  {
    id: 'W5.4.3c',
    origin: 'seed',
    title: { en: 'Commander off the map', ru: 'Командира нет на карте' },
    gist: {
      en: 'While its wing commander is off the map a unit without command does not move at all.',
      ru: 'Пока командира крыла нет на карте, подразделение без командования не двигается вовсе.',
    },
  },
  {
    id: 'W5.4.3d',
    origin: 'seed',
    title: { en: 'Guns in place stay', ru: 'Развёрнутые орудия остаются' },
    gist: {
      en: 'Unlimbered artillery has no duty to go back under command.',
      ru: 'Артиллерия, снятая с передков, возвращаться в командование не обязана.',
    },
  },
  {
    id: 'W5.4.3e',
    origin: 'seed',
    title: { en: 'If it cannot get there, turn', ru: 'Не дойти — так повернуться' },
    gist: {
      en: 'A unit that cannot reach command now must at least face so that it can set out next time.',
      ru: 'Если вернуться сейчас нельзя, подразделение хотя бы поворачивается так, чтобы легче было двинуться в следующий раз.',
    },
  },
  {
    id: 'W5.4.3f',
    origin: 'seed',
    title: { en: 'Beside the enemy: free to stay', ru: 'Рядом с врагом — по желанию' },
    gist: {
      en: 'A unit without command that begins its activation next to an enemy is allowed to move back under command, but is not made to.',
      ru: 'Подразделение без командования, начавшее активацию рядом с врагом, вправе вернуться в командование, но не обязано.',
    },
  },
  {
    id: 'W5.4.3g',
    origin: 'seed',
    title: { en: 'Fire without command', ru: 'Огонь без командования' },
    gist: {
      en: 'It shoots only as a reaction; unlimbered guns shoot as ever.',
      ru: 'Стрелять оно может только в ответ; орудия, снятые с передков, ведут огонь как обычно.',
    },
  },
  {
    id: 'W5.4.3h',
    origin: 'seed',
    title: { en: 'Keep away from the enemy', ru: 'Держаться поодаль от врага' },
    gist: {
      en: 'A unit without command makes no move through hexes next to enemy units.',
      ru: 'Подразделение без командования не ходит по гексам, соседним с врагом.',
    },
  },
  {
    id: 'W5.4.3i',
    origin: 'seed',
    title: { en: 'Reactions without command', ru: 'Ответные действия без командования' },
    gist: {
      en: 'It reacts in every way, yet never through hexes next to the enemy; so it intercepts only an enemy beside it.',
      ru: 'Отвечать оно может как угодно, но не двигаясь по гексам рядом с врагом; потому перехватывает лишь того, кто уже вплотную.',
    },
  },
  {
    id: 'W5.4.3j',
    origin: 'seed',
    title: { en: 'Hedgehog without command', ru: '«Ёж» без командования' },
    gist: {
      en: 'Heavy infantry keeps its right to try a hedgehog as a reaction.',
      ru: 'Тяжёлая пехота и без командования может в ответ строиться «ежом».',
    },
  },
  {
    id: 'W5.4.3k',
    origin: 'seed',
    title: { en: 'No rally, no reform', ru: 'Ни сбора, ни перестроения' },
    gist: {
      en: 'Without command a unit neither rallies nor reforms, except with or next to the army commander.',
      ru: 'Без командования нельзя ни собраться, ни перестроиться, разве что рядом или в одном гексе с командующим армией.',
    },
  },
  {
    id: 'W5.4.3l',
    origin: 'seed',
    title: { en: 'The army commander steps in', ru: 'Вмешательство командующего' },
    gist: {
      en: 'A unit with or next to the army commander can be rallied or reformed by him, with command or without.',
      ru: 'Командующий армией может собрать или перестроить подразделение рядом с ним или в его гексе, есть у того командование или нет.',
    },
  },
  {
    id: 'W5.4.3m',
    origin: 'seed',
    title: { en: 'Example: one hex short', ru: 'Пример: не хватает одного гекса' },
    gist: {
      en: 'One hex from command a unit steps that hex and marches on with its wing in the same activation on the points left.',
      ru: 'Подразделение в одном гексе от командования делает этот шаг и в ту же активацию идёт дальше с крылом на оставшиеся пункты.',
    },
  },
  {
    id: 'W5.4.3n',
    origin: 'seed',
    title: { en: 'He brings command with him', ru: 'Командование он приносит с собой' },
    gist: {
      en: 'For his own rally or reform the army commander is all the command the unit needs.',
      ru: 'Когда собирает или перестраивает сам командующий армией, другого командования не требуется.',
    },
  },
] as const satisfies readonly RegisterEntry[];
