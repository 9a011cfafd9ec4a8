import type { Messages } from '@galloper/wording';
import type { en } from './messages.en.ts';

export const ru: Messages<keyof typeof en> = {
  legal: 'можно',
  refused: 'нельзя',
  help: 'поможет',
  permits: 'разрешает',
  broken: 'Сбой в самом Galloper: {message}',
  'match.over': 'Партия окончена.',
  'match.stale': 'Позиция изменилась.',
  'match.nothingToUndo': 'Отменять нечего.',
  'match.nothingAsked': 'Ничего не спрошено.',
  'file.missing': 'такого файла нет',
  'file.folder': 'это папка, а не файл',
  'file.large': 'больше {n} МиБ',
  'file.unreadable': 'не прочитать ({code})',
  'file.unwritable': 'не записать ({code})',
  'file.binary': 'это не текст в UTF-8',
  'file.empty': 'файл пуст',
  'file.kind': '{kind, select, scenario {сценарий} charts {таблицы} game {партия} other {позиция}}',
  'given.action': 'действие: {fault}',
  'given.battle': 'нет ни сражения, ни файла «{name}»; сражения: {list}',
  'given.lang': '--lang: нужно {list}, а не «{text}»',
  'given.count': '{name}: нужно целое число от 1 до 1000000, а не «{text}»',
  'given.dice': '--dice: нужны грани, например 3,7, а не «{text}»',
  'given.diceLeft':
    '--dice: {n, plural, one {осталась # лишняя кость} few {остались # лишние кости} other {осталось # лишних костей}}',
  'given.diceWanted': '--dice: нужна ещё кость, от {lowest} до {highest}: {asked} ({rule})',
  'given.players':
    '--players: {n, plural, one {нужно # имя} few {нужно # имени} other {нужно # имён}}, например {example}',
  'given.player': 'нет игрока «{name}»; есть: {list}',
  'given.rule': 'нет правила «{id}»',
  'given.unknownOption': 'нет параметра {name}; см. --help',
  'given.unknownCommand': 'нет команды «{name}»; см. --help',
  'given.missingArgument': 'не хватает <{name}>; см. --help',
  'given.excessArguments': 'слишком много аргументов; см. --help',
  'given.optionMissingArgument': 'параметру {name} нужно значение; см. --help',
};
