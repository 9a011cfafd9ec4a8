import { type Language, LANGUAGES, shortened } from '@galloper/kernel';
import { Command, CommanderError } from 'commander';
import { checkCommand, rulesCommand } from './commands/files.ts';
import { autoCommand, verifyCommand } from './commands/games.ts';
import { applyCommand, explainCommand, oddsCommand, offersCommand } from './commands/oracle.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { Unusable } from './unusable.ts';
import { isWord, word } from './words.ts';

/** The command line. Exit status 0, 1 for a refusal, 2 for input that cannot be used. */

/** No line is longer, whatever stands in the input. */
const LONGEST = 300;

function example(command: Command, text: string): Command {
  return command.addHelpText('after', `\nExample:\n  ${text}`);
}

const LANG = ['--lang <language>', 'en or ru', 'en'] as const;
const JSON_OUT = ['--json', 'one JSON value on standard output'] as const;
const CHARTS = ['--charts <file>', 'tables of your own in place of those of the rules'] as const;
const SEAT = [
  '--seat <side>',
  'the side that attempts it (default: the one that is asked)',
] as const;

type Run<Args extends unknown[]> = (...args: Args) => number | Promise<number>;
/** Runs a command and keeps its exit status. */
type Does = <Args extends unknown[]>(run: Run<Args>) => (...args: Args) => Promise<void>;

function addGames(program: Command, does: Does): void {
  example(
    program
      .command('play [battle]')
      .description('play in the console: a drawn map, numbered offers, typed commands')
      .option('--players <names>', 'who plays each side: me, random or greedy', 'me,greedy')
      .option('--load <game>', 'take up a saved game, whatever the battle')
      .option(...CHARTS)
      .option(...LANG)
      .action(does(playCommand)),
    'galloper play first-orders --players me,greedy --lang en',
  );

  example(
    program
      .command('auto <battle>')
      .description('play games between computers, verify each, and count')
      .option('--players <names>', 'players in the order of the sides', 'random,random')
      .option('--games <n>', 'how many games', '1')
      .option('--seed <text>', 'the seed', '1')
      .option('--save <file>', 'write each game; % stands for its number')
      .option(...CHARTS)
      .option(...JSON_OUT)
      .option(...LANG)
      .action(does(autoCommand)),
    'galloper auto first-orders --players greedy,random --games 2 --seed 1 --json',
  );

  example(
    program
      .command('verify <game>')
      .description('recompute chain, dice and decisions of a game')
      .option(...JSON_OUT)
      .option(...LANG)
      .action(does(verifyCommand)),
    'galloper verify game.json',
  );

  example(
    program
      .command('replay <game>')
      .description('tell a game turn by turn')
      .option(...JSON_OUT)
      .option(...LANG)
      .action(does(replayCommand)),
    'galloper replay game.json --lang ru',
  );
}

function addFiles(program: Command, does: Does): void {
  example(
    program
      .command('check <file>')
      .description('say whether a scenario, chart, game or position can be used')
      .option(...JSON_OUT)
      .option(...LANG)
      .action(does(checkCommand)),
    'galloper check position.txt',
  );

  example(
    program
      .command('rules [id]')
      .description('the register of rules, or one of them')
      .option(...JSON_OUT)
      .option(...LANG)
      .action(does(rulesCommand)),
    'galloper rules W5.4.2b',
  );
}

function addOracle(program: Command, does: Does): void {
  example(
    program
      .command('offers <position>')
      .description('every legal action of the side that is asked')
      .option(...JSON_OUT)
      .option(...LANG)
      .option(...SEAT)
      .action(does(offersCommand)),
    'galloper offers position.txt',
  );

  example(
    program
      .command('explain <position> <action>')
      .description('why an action is legal or not')
      .option(...JSON_OUT)
      .option(...LANG)
      .option(...SEAT)
      .action(does(explainCommand)),
    'galloper explain position.txt "step Rupert fl" --json',
  );

  example(
    program
      .command('odds <position> <action>')
      .description('exact odds of the test an action leads to')
      .option(...JSON_OUT)
      .option(...LANG)
      .option(...SEAT)
      .action(does(oddsCommand)),
    'galloper odds position.txt "fire H1 E1 normal" --json',
  );

  example(
    program
      .command('apply <position> <action>')
      .description('decide an action with the dice given')
      .option('--dice <faces>', 'faces in order, as in 3,7')
      .option(...JSON_OUT)
      .option(...LANG)
      .option(...SEAT)
      .action(does(applyCommand)),
    'galloper apply position.txt "fire H1 E1 normal" --dice 3',
  );
}

/** Runs the command line; its exit status. */
export async function galloper(args: readonly string[]): Promise<number> {
  let status = 0;
  const does: Does =
    (run) =>
    async (...given) => {
      status = await run(...given);
    };
  const program = new Command('galloper')
    .description('A battlefield for wargames of command that knows the rules.')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined });
  for (const add of [addGames, addFiles, addOracle]) add(program, does);
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    process.stderr.write(`${toldOf(error, program, args)}\n`);
    return 2;
  }
}

/** The language asked for, before anything is known to be right. */
function languageGiven(args: readonly string[]): Language {
  const given = args.map((text, at, all) =>
    text === '--lang' ? all[at + 1] : /^--lang=(.*)$/.exec(text)?.[1],
  );
  return LANGUAGES.find((language) => given.includes(language)) ?? 'en';
}

/** One line for whatever stopped a command. */
function toldOf(error: unknown, program: Command, args: readonly string[]): string {
  const language = languageGiven(args);
  if (error instanceof Unusable) return shortened(error.told(language), LONGEST);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof CommanderError))
    return word(language, 'broken', { message: shortened(message, LONGEST) });
  const key = `given.${error.code.replace('commander.', '')}`;
  const name = /'([^']*)'/.exec(message)?.[1] ?? '';
  return isWord(key) ? word(language, key, { name: shortened(name) }) : program.helpInformation();
}
