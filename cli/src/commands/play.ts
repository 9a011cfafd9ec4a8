import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { setImmediate } from 'node:timers/promises';
import {
  type AnySystem,
  answerUndo,
  attempt,
  begin,
  type Chronicle,
  endOf,
  type Entry,
  type Language,
  odds,
  type OddsLine,
  printFraction,
  printGame,
  runOn,
  type Seat,
  seeded,
  stateOf,
  toFile,
  undo,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { matchEndText } from '@galloper/wording';
import { findScenario, languageOf, optionsWith, playableGame } from '../input.ts';
import { say, writeText } from '../output.ts';
import { playersOf, type Seated, seatedBy } from '../seating.ts';
import { Unusable } from '../unusable.ts';
import { refusalText, unusable, word } from '../words.ts';
import { lineText } from './replay.ts';

/** Play in the console: the map drawn, offers by number, actions typed, odds and reasons asked for. */

type PlayOptions = {
  readonly players: string;
  readonly charts?: string;
  readonly load?: string;
  readonly lang: string;
};
type Table = {
  readonly game: Chronicle;
  readonly system: AnySystem;
  readonly language: Language;
  readonly seated: Seated;
};

const SHOWN = 24;

function tell({ game, system, language }: Table, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const before = game.live.filter((n) => n < entry.n).at(-1);
    let state = before === undefined ? game.start : game.states[before];
    for (const event of entry.events ?? []) {
      for (const line of system.wording.tell(language, event, state)) say(`  ${lineText(line)}`);
      state = system.evolve(state, event);
    }
  }
}

function texts(
  { game, system }: Table,
  seat: Seat,
): readonly { readonly text: string; readonly action: unknown }[] {
  const state = stateOf(game);
  return system
    .offers(state, seat)
    .map(({ action }) => ({ action, text: system.notation.printAction(state, action) }));
}

function show(table: Table, list: readonly { readonly text: string }[], filter = ''): void {
  const found = list
    .map(({ text }, at) => ({ text, at }))
    .filter(({ text }) => text.includes(filter));
  for (const { text, at } of found.slice(0, SHOWN)) say(`${String(at + 1).padStart(4)}  ${text}`);
  if (found.length > SHOWN)
    say(`      ${found.length - SHOWN} ${word(table.language, 'play.more')}`);
}

function ask(table: Table, seat: Seat): void {
  const { game, system, language } = table;
  const state = stateOf(game);
  const prompt = system.prompt(state);
  if (prompt === undefined) return;
  say(
    `\n[${seat}] ${system.wording.say(language, prompt.key, prompt.args, state)} (${prompt.rule})`,
  );
}

function actionOf(table: Table, seat: Seat, text: string): unknown {
  const list = texts(table, seat);
  const offered = /^\d+$/.test(text) ? list[Number(text) - 1] : undefined;
  if (offered !== undefined) return offered.action;
  const parsed = table.system.notation.parseAction(stateOf(table.game), text);
  if (parsed.ok) return parsed.value;
  say(table.system.wording.say(table.language, parsed.error.key, parsed.error.args, undefined));
  return undefined;
}

function attemptIn(table: Table, seat: Seat, action: unknown): void {
  const { game, system, language } = table;
  const before = stateOf(game);
  const result = attempt(game, seat, action);
  if (result.done === 'accepted') tell(table, result.entries);
  if (result.done === 'refused') say(refusalText(system, before, language, result.refusal));
}

function sayOdds(table: Table, seat: Seat, text: string): void {
  const { game, system, language } = table;
  const action = actionOf(table, seat, text);
  if (action === undefined) return;
  const state = stateOf(game);
  const found = odds(system, state, seat, action);
  if (!found.ok) return say(refusalText(system, state, language, found.error));
  if (found.value.asks.length === 0) return say(word(language, 'play.noOdds'));
  const line = ({ key, args, p }: OddsLine) =>
    `${printFraction(p).padStart(6)}  ${system.wording.say(language, key, args, state)}`;
  say(found.value.outcomes.map(line).join('\n'));
}

function why(table: Table, seat: Seat, text: string): void {
  const { game, system, language } = table;
  const action = actionOf(table, seat, text);
  if (action === undefined) return;
  const verdict = system.explain(stateOf(game), seat, action);
  say(
    verdict.legal ? word(language, 'legal') : refusalText(system, stateOf(game), language, verdict),
  );
}

/** Whose move is taken back: of the person who made the last one, else of the one who is asked. */
function lastMover({ game, seated }: Table, asked: Seat): Seat {
  const last = game.live.findLast((n) => game.entries[n]?.by !== undefined);
  const mover = last === undefined ? undefined : game.entries[last]?.by;
  return mover !== undefined && seated[mover] === 'me' ? mover : asked;
}

/** At one screen the other side sits beside: what is not free is agreed at once. */
function takeBack(table: Table, asked: Seat): void {
  const { game, system, language } = table;
  const seat = lastMover(table, asked);
  const result = undo(game, seat);
  if (!result.ok) return say(refusalText(system, stateOf(game), language, result.error));
  if (result.value.kind !== 'askUndo') return;
  say(word(language, 'play.asked'));
  const other = Object.keys(table.seated).find((name) => name !== seat);
  if (other !== undefined) answerUndo(game, other, true);
}

function save(table: Table, path: string): void {
  try {
    writeText(
      path,
      printGame({
        ...toFile(table.game),
        dice: { ...toFile(table.game).dice, secret: table.game.secret },
      }),
    );
    say(`${word(table.language, 'play.saved')} ${path}`);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    say(error.told(table.language));
  }
}

/** One typed line. False ends the play. */
function obey(table: Table, seat: Seat, line: string): boolean {
  const [command = '', ...rest] = line.trim().split(/\s+/);
  const more = rest.join(' ');
  switch (command) {
    case '':
      return true;
    case 'quit':
      return false;
    case 'help':
      say(word(table.language, 'play.help'));
      return true;
    case 'map':
      say(table.system.wording.draw(table.language, stateOf(table.game)));
      return true;
    case 'offers':
      show(table, texts(table, seat), more);
      return true;
    case 'odds':
      sayOdds(table, seat, more);
      return true;
    case 'why':
      why(table, seat, more.replace(/^not /, ''));
      return true;
    case 'undo':
      takeBack(table, seat);
      return true;
    case 'save':
      save(table, more === '' ? 'game.json' : more);
      return true;
    default: {
      const action = actionOf(table, seat, line.trim());
      if (action !== undefined) attemptIn(table, seat, action);
      return true;
    }
  }
}

function computerMoves(table: Table, seat: Seat, name: string): void {
  const { game, system } = table;
  const player = playersOf(system)[name];
  const state = stateOf(game);
  const dice = seeded(hashing, `${game.secret}|${game.entries.length}`);
  const chosen = player?.choose(system.view(state, seat), seat, dice);
  attemptIn(table, seat, chosen?.action);
}

const PERSON = ['me'];

function setTable(battle: string | undefined, options: PlayOptions): Table {
  const language = languageOf(options.lang);
  const found = battle === undefined ? undefined : findScenario(battle);
  if (options.load !== undefined) {
    if (options.charts !== undefined) unusable('given.chartsLoaded');
    const { system, game: file, chronicle: game } = playableGame(options.load);
    return {
      game,
      system,
      language,
      seated: seatedBy(system, file.scenario, options.players, PERSON),
    };
  }
  const { system, scenario } = found ?? unusable('given.missingArgument', { name: 'battle' });
  const seated = seatedBy(system, scenario, options.players, PERSON);
  const secret = randomBytes(32).toString('hex');
  const game = begin(system, hashing, {
    scenario,
    options: optionsWith(system, options.charts),
    seats: seated,
    source: 'vault',
    secret,
  });
  return { game, system, language, seated };
}

function ended(table: Table): boolean {
  const end = endOf(table.game);
  if (end === undefined) return false;
  const { game, system, language } = table;
  const text =
    matchEndText(language, end) ?? system.wording.say(language, end.key, end.args, stateOf(game));
  say(`\n${text}`);
  return true;
}

type Lines = {
  /** What is typed next; undefined at the end of the input, and once it was interrupted. */
  readonly next: () => Promise<string | undefined>;
  readonly interrupted: () => boolean;
  readonly close: () => void;
};

/** Lines as they are typed; Ctrl-C ends them. */
function typedLines(): Lines {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    reader.close();
  };
  process.once('SIGINT', interrupt);
  return {
    next: async () => {
      const { done, value } = await lines.next();
      return done === true || interrupted ? undefined : value;
    },
    interrupted: () => interrupted,
    close: () => {
      process.off('SIGINT', interrupt);
      reader.close();
    },
  };
}

/** One decision of whoever is asked. False ends the play. */
async function turnOf(table: Table, lines: Lines): Promise<boolean> {
  const { game, system, seated } = table;
  const prompt = system.prompt(stateOf(game));
  const seat = prompt?.kind === 'decide' ? prompt.seats[0] : undefined;
  if (seat === undefined) return false;
  const name = seated[seat] ?? 'me';
  if (name !== 'me') {
    computerMoves(table, seat, name);
    await setImmediate();
    return !lines.interrupted();
  }
  ask(table, seat);
  show(table, texts(table, seat));
  process.stdout.write('> ');
  const line = await lines.next();
  return line !== undefined && obey(table, seat, line);
}

export async function playCommand(
  battle: string | undefined,
  options: PlayOptions,
): Promise<number> {
  const table = setTable(battle, options);
  const { game, system, language } = table;
  runOn(game);
  say(system.wording.draw(language, stateOf(game)));
  say(word(language, 'play.help'));
  const lines = typedLines();
  while (!ended(table)) {
    if (await turnOf(table, lines)) continue;
    say(`\n${word(language, 'play.bye')}`);
    break;
  }
  lines.close();
  return 0;
}
