import {
  type AnySystem,
  DiceWanted,
  type Facts,
  type Reason,
  type Result,
  type RuleId,
  scripted,
  type Seat,
  type Verdict,
} from '@galloper/kernel';
import {
  type Assertion,
  type Attempt,
  type Claim,
  type EventWords,
  type Fault,
  readPlay,
  type Scene,
} from './golden-text.ts';

/** Golden plays enacted: every claim of a play is held against what the rules say and do. */

export type Enacted = {
  readonly faults: readonly Fault[];
  /** Rules that the play shows, by claims that hold. */
  readonly shown: ReadonlySet<RuleId>;
};

type AnyEvent = { readonly type: string; readonly [name: string]: unknown };

/** Where a scene stands, with what the last step brought. */
type Moment = {
  readonly state: unknown;
  readonly events: readonly AnyEvent[];
  readonly faces: readonly number[];
};

/** What an attempt comes to; without a moment nothing after it can be enacted. */
type Come = { readonly moment: Moment | undefined; readonly faults: readonly string[] };

/** More than any step brings by itself. */
const MOST_RUNS = 200;

export function enact(system: AnySystem, text: string): Enacted {
  const { scenes, faults } = readPlay(text);
  const shown = new Set<RuleId>();
  const enacted = scenes.flatMap((scene) => enactScene(system, scene, shown));
  return { faults: [...faults, ...enacted], shown };
}

function enactScene(system: AnySystem, scene: Scene, shown: Set<RuleId>): readonly Fault[] {
  const position = system.notation.parsePosition(scene.position);
  if (!position.ok) {
    const { line, key, args } = position.error;
    return [{ line, what: `position: ${sentence(system, key, args)}` }];
  }
  const faults: Fault[] = [];
  if (!scene.steps.some((step) => step.kind === 'attempt' && step.claims.length > 0)) {
    faults.push({ line: scene.line, what: 'a scene that shows nothing' });
  }
  let moment: Moment | undefined = { state: position.value, events: [], faces: [] };
  for (const step of scene.steps) {
    const come: Come =
      step.kind === 'attempt'
        ? enactAttempt(system, step, moment)
        : { moment, faults: hold(system, step, moment) };
    faults.push(...come.faults.map((what) => ({ line: step.line, what })));
    if (come.faults.length === 0 && step.kind === 'attempt') {
      for (const rule of step.claims.flatMap(rulesOf)) shown.add(rule);
    }
    moment = come.moment;
    if (moment === undefined) break;
  }
  return faults;
}

function rulesOf(claim: Claim): readonly RuleId[] {
  return claim.kind === 'refused' ? claim.rules : [claim.rule];
}

function sentence(system: AnySystem, key: string, args: Facts, state?: unknown): string {
  return system.wording.say('en', key, args, state);
}

function reasonsIn(system: AnySystem, state: unknown, reasons: readonly Reason[]): string {
  return reasons
    .map(({ rule, key, args }) => `${rule} ${sentence(system, key, args, state)}`)
    .join('; ');
}

function enactAttempt(system: AnySystem, step: Attempt, moment: Moment): Come {
  const strangers = step.claims
    .flatMap(rulesOf)
    .filter((rule) => !system.rules.some(({ id }) => id === rule));
  if (strangers.length > 0) return { moment, faults: strangers.map((rule) => `no rule ${rule}`) };
  if (step.seat === undefined) return played(system, step, moment, undefined);
  const action = system.notation.parseAction(moment.state, step.action);
  if (!action.ok) {
    const { key, args } = action.error;
    return { moment: undefined, faults: [`action: ${sentence(system, key, args)}`] };
  }
  return step.claims.some(({ kind }) => kind !== 'shows')
    ? { moment, faults: judged(system, step, moment, action.value) }
    : played(system, step, moment, action.value);
}

function judged(
  system: AnySystem,
  { seat, claims, faces }: Attempt,
  { state }: Moment,
  action: unknown,
): readonly string[] {
  if (faces.length > 0) return ['dice for an action that is only judged'];
  const verdict = system.explain(state, seat, action);
  const reasons = verdict.legal ? [] : verdict.reasons;
  const told = verdict.legal ? 'legal' : `refused: ${reasonsIn(system, state, reasons)}`;
  return claims
    .filter((claim) => !agrees(claim, verdict))
    .map((claim) => `not ${claim.kind} ${rulesOf(claim).join(' ')}: it is ${told}`);
}

function agrees(claim: Claim, verdict: Verdict): boolean {
  if (claim.kind === 'refused') {
    const refusing = new Set(verdict.legal ? [] : verdict.reasons.map(({ rule }) => rule));
    return [...refusing].toSorted().join() === claim.rules.toSorted().join();
  }
  if (claim.kind === 'allowed') return verdict.legal;
  return verdict.legal && verdict.permits.some(({ rule }) => rule === claim.rule);
}

function played(system: AnySystem, step: Attempt, before: Moment, action: unknown): Come {
  const start: Moment = { state: before.state, events: [], faces: step.faces };
  const first =
    step.seat === undefined ? ran(system, start) : acted(system, step.seat, start, action);
  if (typeof first === 'string') return { moment: undefined, faults: [first] };
  const moment = runOn(system, first);
  const left = moment.faces.length > 0 ? [`dice left over: ${moment.faces.join(' ')}`] : [];
  const unshown = step.claims.flatMap((claim) =>
    claim.kind === 'shows' ? unshownBy(system, claim.rule, claim.event, moment.events) : [],
  );
  return { moment, faults: [...left, ...unshown] };
}

function acted(system: AnySystem, seat: Seat, moment: Moment, action: unknown): Moment | string {
  const decided = decidedWith(system, moment, seat, action);
  if (decided === undefined) return 'a die is wanted that is not given';
  return decided.ok ? decided.value : `refused: ${decided.error}`;
}

function ran(system: AnySystem, moment: Moment): Moment | string {
  const prompt = system.prompt(moment.state);
  if (prompt?.kind !== 'run') {
    return `nothing runs on by itself: ${prompt?.seats.join(' and ') ?? 'nobody'} is asked`;
  }
  const decided = decidedWith(system, moment, undefined, prompt.action);
  if (decided === undefined) return 'a die is wanted that is not given';
  return decided.ok ? decided.value : `refused: ${decided.error}`;
}

/** Lets run what runs by itself until somebody is asked or a die is wanted that is not given. */
function runOn(system: AnySystem, from: Moment): Moment {
  let moment = from;
  for (let runs = 0; runs < MOST_RUNS && system.prompt(moment.state)?.kind === 'run'; runs += 1) {
    const next = ran(system, moment);
    if (typeof next === 'string') break;
    moment = next;
  }
  return moment;
}

/** The moment after an action, or the reasons against it; none while a die is wanted. */
function decidedWith(
  system: AnySystem,
  { state, events, faces }: Moment,
  seat: Seat | undefined,
  action: unknown,
): Result<Moment, string> | undefined {
  const dice = scripted(faces);
  try {
    const decided = system.decide(state, seat, action, dice);
    if (!decided.ok) {
      return { ok: false, error: reasonsIn(system, state, decided.error.reasons) };
    }
    const next = decided.value.reduce((now, event) => system.evolve(now, event), state);
    const left = faces.slice(faces.length - dice.leftOver());
    const brought = [...events, ...(decided.value as readonly AnyEvent[])];
    return { ok: true, value: { state: next, events: brought, faces: left } };
  } catch (thrown) {
    if (thrown instanceof DiceWanted) return undefined;
    throw thrown;
  }
}

function unshownBy(
  system: AnySystem,
  rule: RuleId,
  words: EventWords,
  events: readonly AnyEvent[],
): readonly string[] {
  const strange = strangeIn(system, words);
  if (strange !== undefined) return [strange];
  const found = events.filter((event) => matches(event, words));
  if (found.length === 0) return [`no ${eventText(words)} came of it, but ${typesOf(events)}`];
  const cited = found.filter((event) => event['rule'] === undefined || event['rule'] === rule);
  return cited.length > 0 ? [] : [`${words.type} is by ${String(found[0]?.['rule'])}, not ${rule}`];
}

/** Why no event of the system can match the words, if so. */
function strangeIn(system: AnySystem, { type, fields }: EventWords): string | undefined {
  const parsed = system.schemas.event.safeParse({ type, ...Object.fromEntries(fields) });
  const issues = parsed.error?.issues ?? [];
  if (issues.some(({ path }) => path[0] === 'type')) return `no event ${type}`;
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  return unknown && `${type}: ${unknown.message}`;
}

function matches(event: AnyEvent, { type, fields }: EventWords): boolean {
  return event.type === type && fields.every(([name, value]) => String(event[name]) === value);
}

function eventText({ type, fields }: EventWords): string {
  return [type, ...fields.map((pair) => pair.join('='))].join(' ');
}

function typesOf(events: readonly AnyEvent[]): string {
  return events.map(({ type }) => type).join(' ') || 'nothing';
}

function hold(system: AnySystem, step: Assertion, { state, events }: Moment): readonly string[] {
  switch (step.kind) {
    case 'now':
      return heldNow(
        system,
        step.seat === undefined ? state : system.view(state, step.seat),
        step.words,
      );
    case 'asked':
      return asked(system, state, step.seat, step.rule);
    case 'then':
      return cameOf(system, step.event, events);
    case 'never': {
      const strange = strangeIn(system, step.event);
      if (strange !== undefined) return [strange];
      const came = events.some((event) => matches(event, step.event));
      return came ? [`${eventText(step.event)} came of it`] : [];
    }
  }
}

function cameOf(
  system: AnySystem,
  words: EventWords,
  events: readonly AnyEvent[],
): readonly string[] {
  const strange = strangeIn(system, words);
  if (strange !== undefined) return [strange];
  return events.some((event) => matches(event, words))
    ? []
    : [`no ${eventText(words)} came of it, but ${typesOf(events)}`];
}

/** A line of the position says the first two words, and the others somewhere after them. */
function heldNow(system: AnySystem, state: unknown, words: readonly string[]): readonly string[] {
  const [head, subject] = words;
  const lines = system.notation
    .printPosition(state)
    .split('\n')
    .map((line) => line.split(' '))
    .filter((line) => line[0] === head && line[1] === subject);
  if (lines.some((line) => words.every((word) => line.includes(word)))) return [];
  const real = lines.map((line) => line.join(' ')).join('; ') || 'no such line';
  return [`not now ${words.join(' ')}: ${real}`];
}

function asked(system: AnySystem, state: unknown, seat: Seat, rule: RuleId): readonly string[] {
  const prompt = system.prompt(state);
  const seats = prompt?.kind === 'decide' ? prompt.seats : [];
  return seats.includes(seat) && prompt?.rule === rule
    ? []
    : [
        `${seat} is not asked by ${rule}, but ${seats.join(' and ') || 'nobody'} by ${prompt?.rule}`,
      ];
}
