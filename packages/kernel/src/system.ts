import type { ZodType } from 'zod';
import type { Dice } from './dice.ts';
import type { InputError } from './input.ts';
import type { Facts, Reason, Refusal, Result, RuleId, Verdict } from './reason.ts';

/** A side of the battle, e.g. `royal`. */
export type Seat = string;

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Bilingual = { readonly en: string; readonly ru: string };

export const ORIGINS = ['seed', 'published', 'house'] as const;
export type Origin = (typeof ORIGINS)[number];

/** One entry of a system's rule register. */
export type RegisterEntry = {
  readonly id: RuleId;
  readonly origin: Origin;
  readonly title: Bilingual;
  readonly gist: Bilingual;
};

/** A part of the published game that a system leaves out, and why. */
export type LeftOut = { readonly title: Bilingual; readonly why: Bilingual };

/** A question on which two readings play differently, and the option of the match that decides it. */
export type Ruling = {
  readonly id: string;
  readonly rules: readonly RuleId[];
  readonly question: Bilingual;
  readonly readings: readonly {
    readonly value: string | boolean;
    readonly text: Bilingual;
    readonly default?: true;
  }[];
  readonly decision: Bilingual;
  readonly why: Bilingual;
  readonly origin: Origin;
};

/**
 * Who decides what now. `decide`: the seats named owe a decision (several when choices are sealed
 * and simultaneous). `run`: nobody decides; the action named runs on by itself.
 */
export type Prompt<Action> =
  | {
      readonly kind: 'decide';
      readonly seats: readonly Seat[];
      readonly rule: RuleId;
      readonly key: string;
      readonly args: Facts;
    }
  | {
      readonly kind: 'run';
      readonly action: Action;
      readonly rule: RuleId;
      readonly key: string;
      readonly args: Facts;
    };

/** One legal action of a seat. */
export type Offer<Action> = {
  readonly action: Action;
  /** The unit or group it is about, for grouping in a list. */
  readonly subject?: string;
};

/** Where a unit may end: one way for each end, and the reasons for ends that are denied. */
export type Reach<Action> = {
  readonly ends: readonly {
    readonly at: string;
    readonly facing?: string;
    readonly cost: number;
    readonly route: readonly Action[];
  }[];
  readonly denied: readonly { readonly at: string; readonly reason: Reason }[];
};

/** The end of a battle: the winning seat, or a draw. */
export type BattleOutcome = {
  readonly winner: Seat | undefined;
  readonly key: string;
  readonly args: Facts;
};

/** An outcome in the odds as a player reads it; results with equal keys and arguments are counted together. */
export type OutcomeKey = { readonly key: string; readonly args: Facts };

/** Scenario and options as they stand in a match, checked against the system's schemas. */
export type Setup<Scenario, Options> = { readonly scenario: Scenario; readonly options: Options };

/**
 * A rule system: everything the kernel, the players, the command line and the page need, and
 * nothing they could do without. State, Action and Event are plain JSON values.
 */
export interface RuleSystem<State, Action, Event, Scenario = unknown, Options = unknown> {
  readonly id: string;
  readonly edition: string;
  readonly name: Bilingual;
  readonly rules: readonly RegisterEntry[];
  readonly rulings: readonly Ruling[];
  /** What a player of the printed game would miss. */
  readonly leftOut: readonly LeftOut[];
  /** Printed tables by name, each with its rule and origin. */
  readonly charts: { readonly [name: string]: unknown };
  /** Battles that ship with the system, by id. */
  readonly scenarios: { readonly [id: string]: Scenario };
  readonly schemas: {
    readonly action: ZodType<Action>;
    readonly event: ZodType<Event>;
    readonly scenario: ZodType<Scenario>;
    readonly options: ZodType<Options>;
  };
  /** A scenario from outside, checked for its shape and everything it names. */
  readScenario(value: unknown): Result<Scenario, InputError>;
  /** Seats of a scenario, in its own order. */
  seats(scenario: Scenario): readonly Seat[];
  /** The scenario a state comes from. */
  scenarioOf(state: State): Scenario;
  /** A position in the notation of players; `undefined` reasons name line and column. */
  readonly notation: {
    printPosition(state: State): string;
    parsePosition(text: string): Result<State, NotationError>;
    printAction(state: State, action: Action): string;
    parseAction(state: State, text: string): Result<Action, NotationError>;
  };
  /** The state before the first action, of a scenario and options that passed the schemas. Rolls nothing. */
  initial(setup: Setup<Scenario, Options>): State;
  /** Who decides now, or what runs by itself; `undefined` once the battle is over. */
  prompt(state: State): Prompt<Action> | undefined;
  /** Every legal action of a seat, each once; none for a seat that owes no decision. */
  offers(state: State, seat: Seat): readonly Offer<Action>[];
  /** A superset of what a seat may do, legal or not: the universe over which the contract suite proves offered <=> legal. */
  candidates(state: State, seat: Seat): readonly Action[];
  /**
   * Where a unit may end, each end with a cheapest route of actions that are taken one by one. Costs are in
   * the system's own smallest unit of movement. Empty for a unit that may not move now.
   */
  reach(state: State, seat: Seat, unit: string): Reach<Action>;
  /** One legal action, quickly. The seat must owe a decision. */
  sample(state: State, seat: Seat, dice: Dice): Action;
  /** Any action, legal or not; never throws. `seat` is undefined for actions that run by themselves. */
  explain(state: State, seat: Seat | undefined, action: Action): Verdict;
  /**
   * An action decided: its events in order, or the refusal that `explain` gives for it. Changes nothing.
   * Throws only what the dice throw, e.g. when typed faces run out.
   */
  decide(
    state: State,
    seat: Seat | undefined,
    action: Action,
    dice: Dice,
  ): Result<readonly Event[], Refusal>;
  /** What the odds call the result of an action, from its events and the state it was taken in. */
  outcomeOf(before: State, events: readonly Event[]): OutcomeKey;
  /** The state after an event, which is taken as a fact: an event that `decide` never gave may throw. */
  evolve(state: State, event: Event): State;
  /** The state as a seat may see it, an onlooker for `undefined`; what is hidden is marked, not guessed. */
  view(state: State, seat: Seat | undefined): State;
  /** An event as a seat may see it; `undefined` for one that it may not know of. */
  redact(event: Event, seat: Seat | undefined): Event | undefined;
  /** An action as others may see it: sealed choices lose their content. */
  redactAction(action: Action, by: Seat | undefined, seat: Seat | undefined): Action;
  /** True for events that show something hidden: free undo stops there. */
  reveals(event: Event): boolean;
  /** A whole state that the view allows, what is hidden being drawn with the dice. */
  imagine(view: State, dice: Dice): State;
  /** How the battle ended; `undefined` while it goes on. */
  outcome(state: State): BattleOutcome | undefined;
  readonly wording: Wording<State, Event>;
}

/** Where a text could not be read: 1-based line and column, the place in JSON that stands there, and why. */
export type NotationError = {
  readonly line: number;
  readonly column: number;
  readonly place?: string;
  readonly key: string;
  readonly args: Facts;
};

/** Everything a reader reads, in his language. Sentences live in the system's catalogues. */
export interface Wording<State, Event> {
  /** The battlefield in characters, for the console. */
  draw(language: Language, state: State): string;
  /** A message of the catalogue with its arguments named (units, hexes, orders) in the language. */
  say(language: Language, key: string, args: Facts, state: State | undefined): string;
  /** Lines of the log for an event, none for one that needs no telling. */
  tell(language: Language, event: Event, before: State): readonly LogLine[];
}

export type LogLine = {
  readonly text: string;
  /** Faces of dice that fell, shown as such. */
  readonly dice?: readonly number[];
  readonly modifiers?: readonly {
    readonly rule: RuleId;
    readonly text: string;
    readonly value: number;
  }[];
  readonly rule?: RuleId;
};

/** A system whose types the caller need not know. */
export type AnySystem = RuleSystem<unknown, unknown, unknown, unknown, unknown>;
