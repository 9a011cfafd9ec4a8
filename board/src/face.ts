import type { ReactNode } from 'react';
import type { CounterData } from './counter-data.ts';
import type { ThreatSign } from './overlay-data.ts';

/**
 * What a rule system gives the page so that the page need not know it: pictures, names, and which hexes
 * an action is about. State and Action are the system's own; the page passes them through.
 */

export type FaceLanguage = 'en' | 'ru';

/** A side as it is shown: its colour is never the only mark, the shape of its counters differs too. */
export type SideFace = {
  readonly seat: string;
  readonly name: string;
  readonly colour: string;
  readonly shape: 'cut' | 'round';
};

/** A battle on the card that offers it. */
export type BattleFace = {
  readonly title: string;
  readonly subtitle: string;
  readonly about: string;
  readonly turns: number;
  readonly facts: readonly string[];
  readonly sides: readonly SideFace[];
};

/** Where the battle stands in time. */
export type Clock = { readonly turn: number; readonly turns: number; readonly time: string };

export type RowStatus = 'mayAct' | 'acting' | 'done' | 'waiting';

/** One unit, leader or group in the list of what can act. */
export type FaceRow = {
  readonly id: string;
  readonly name: string;
  readonly symbol: ReactNode;
  readonly note: string;
  readonly figure: string;
  readonly status: RowStatus;
  readonly hexes: readonly number[];
};

export type FaceGroup = {
  readonly id: string;
  readonly title: string;
  readonly badge?: string;
  readonly note?: string;
  readonly rows: readonly FaceRow[];
};

/** What is told about a unit, a leader or a hex. */
export type FaceCard = {
  readonly title: string;
  readonly subtitle: string;
  readonly symbol?: ReactNode;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly marks: readonly { readonly letter: string; readonly text: string }[];
};

/** The part an action plays on the page: a step of a longer move, an act, or a setting. */
export type ActionKind = 'step' | 'end' | 'act' | 'sealed' | 'setting';

/** What somebody may do in answer: the sign by which it is marked on the map, and a word for it. */
export type FaceAnswer = { readonly sign: ThreatSign; readonly label: string };

export type LookAt = {
  readonly selected: string | undefined;
  /** Subjects that can act now. */
  readonly mayAct: ReadonlySet<string>;
  /** Subjects that an offer of the selected one is aimed at. */
  readonly targets: ReadonlySet<string>;
};

export type PickerProps<State, Action> = {
  readonly state: State;
  readonly seat: string;
  readonly language: FaceLanguage;
  readonly onChoose: (action: Action) => void;
};

export interface Face<State = unknown, Action = unknown, Scenario = unknown> {
  battle(scenario: Scenario, language: FaceLanguage): BattleFace;
  /** Battles in the order in which they are offered. */
  readonly battles: readonly string[];
  sides(state: State, language: FaceLanguage): readonly SideFace[];
  clock(state: State, language: FaceLanguage): Clock;
  grid(scenario: Scenario): { readonly columns: number; readonly rows: number };
  /** The ground as one SVG document, in the units of the board, with its bleed. */
  ground(scenario: Scenario, language: FaceLanguage): string;
  /** Names and ornaments over the ground. */
  lettering(scenario: Scenario, language: FaceLanguage): ReactNode;
  counters(state: State, language: FaceLanguage, look: LookAt): readonly CounterData[];
  groups(state: State, language: FaceLanguage, look: LookAt): readonly FaceGroup[];
  /** Units and leaders in a hex, the uppermost first. */
  subjectsAt(state: State, hex: number): readonly string[];
  describe(state: State, subject: string, language: FaceLanguage): FaceCard | undefined;
  describeHex(state: State, hex: number, language: FaceLanguage): FaceCard;
  /** Hexes of a subject; none when it is off the map. */
  hexesOf(state: State, subject: string): readonly number[];
  actionLabel(state: State, action: Action, language: FaceLanguage): string;
  actionKind(action: Action): ActionKind;
  /** Hexes where an offer is shown and taken on the map. */
  placesOf(state: State, action: Action): readonly number[];
  /** The subject an action is aimed at. */
  targetOf(action: Action): string | undefined;
  /** What would be attempted by pointing at a hex, so that a refusal can say why not. */
  attempts(state: State, subject: string | undefined, hex: number): readonly Action[];
  /** What an action is as an answer to another's; nothing for one that answers nobody. */
  answer(action: Action, language: FaceLanguage): FaceAnswer | undefined;
  /** What a subject would do first, so that it can be said why it may not. */
  idle(state: State, subject: string): Action | undefined;
  /** The action that closes a move, if the route needs one. */
  closing(state: State, subject: string): Action | undefined;
  /** Hexes of the ends of a route, for drawing it. */
  track(state: State, route: readonly Action[]): readonly number[];
  links(
    state: State,
    subject: string,
  ): {
    readonly lines: readonly (readonly number[])[];
    readonly cuts: readonly number[];
  };
  /** Hexes before the front of a subject. */
  front(state: State, subject: string): readonly number[];
  facing(name: string): number | undefined;
  facingLabel(name: string, language: FaceLanguage): string;
  /** What a choice that others may not see is made with; nothing when there is none to make. */
  picker(asked: PickerProps<State, Action>): ReactNode;
  /** Words of the charts. */
  chartWord(word: string, language: FaceLanguage): string;
  /** The score as it stands, in lines. */
  score(
    state: State,
    language: FaceLanguage,
  ): readonly { readonly label: string; readonly value: string }[];
}
