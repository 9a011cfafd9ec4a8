import type { Messages } from './catalogue.ts';
import type { en } from './files.en.ts';

export const ru: Messages<keyof typeof en> = {
  'input.at': 'строка {line}, знак {column}',
  'input.json': 'не JSON: строка {line}, знак {column}, здесь не может стоять «{found}»',
  'input.jsonEnds': 'не JSON: обрывается в строке {line}, знак {column}',
  'input.deep': 'списки и объекты вложены друг в друга глубже {n}',
  'input.missing': 'не указано',
  'input.kind':
    '{kind, select, string {нужен текст} int {нужно целое число} boolean {нужно true или false} array {нужен список} object {нужен объект} null {нужно null} other {нужно значение другого вида}}',
  'input.oneOf': '{count, plural, =1 {нужно {list}} other {нужно одно из: {list}}}',
  'input.unknownKey': 'имя «{name}» здесь неизвестно',
  'input.badKey': 'такое имя здесь стоять не может',
  'input.format': 'записано не так, как нужно',
  'input.tooMany': 'слишком длинный список: не больше {n}',
  'input.tooFew': 'слишком короткий список: не меньше {n}',
  'input.long':
    'слишком длинный текст: не больше {n, plural, one {# знака} few {# знаков} many {# знаков} other {# знаков}}',
  'input.short':
    'слишком короткий текст: не меньше {n, plural, one {# знака} few {# знаков} many {# знаков} other {# знаков}}',
  'input.tooBig': 'слишком много: не больше {n}',
  'input.tooSmall': 'слишком мало: не меньше {n}',
  'input.system': 'нет системы правил «{name}»; есть: {list}',
  'input.event': 'событие не подходит к партии',
  'input.secret': 'тайна костей не сходится с тем, что задано до первой записи',
  'flaw.none':
    '{entries, plural, one {# запись верна} few {# записи верны} many {# записей верны} other {# записей верны}}: цепь цела, каждое решение выходит тем же, {dice, select, recomputed {и каждая кость следует из тайны, заданной до первой записи} typed {кости введены вручную} other {кости — как записаны}}.',
  'flaw.chain': 'запись {entry}: её хеш не следует из того, что стоит до неё и в ней',
  'flaw.commitment': 'запись {entry}: открыт не тот выбор, что был запечатан',
  'flaw.dice': 'запись {entry}: кости записаны {recorded}, выходят {found}',
  'flaw.refused': 'запись {entry}: в действии отказано: {why}',
  'flaw.events': 'запись {entry}, событие {event}{field}: записано {recorded}, выходит {found}',
  'flaw.number': 'запись {entry}: стоит не по порядку',
  'flaw.over': 'запись {entry}: партия к ней уже окончена',
  'flaw.unasked': 'запись {entry}: отвечает на то, о чём не спрошено',
  'flaw.consent': 'запись {entry}: отменяет то, на что нужно согласие другой стороны',
  'flaw.undo': 'запись {entry}: отменяет то, чего нет',
  'flaw.shape': 'запись {entry}: действие не прочитать',
  'flaw.nothing': 'ничего',
  'difference.editions': 'записано редакцией {recorded}, проверено редакцией {current}',
  'difference.recorded': 'записано:',
  'difference.found': 'выходит:',
};
