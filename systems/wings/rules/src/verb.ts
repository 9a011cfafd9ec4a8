import type { Dice, Prompt, Seat, Stage } from '@galloper/kernel';
import type { Action, ActionOf, ActionType } from './actions.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { FrameAt, FrameOf, State, Unit } from './state.ts';

/** What a condition is asked about: who attempts what, in which state. */
export type Case<A extends Action = Action> = {
  readonly state: State;
  readonly seat: Seat;
  readonly action: A;
};

/**
 * Everything about one kind of action. `at` names the frames in which it may be attempted at all;
 * `stages` decide legality; `decide` is asked only when all of them hold.
 */
export type Verb<Type extends ActionType> = {
  readonly at: readonly FrameAt[];
  /** Steps of an activation in which attempts are worth judging; all where none are named. */
  readonly steps?: readonly FrameOf<'activation'>['step'][];
  readonly stages: readonly Stage<Case<ActionOf<Type>>>[];
  /** Attempts worth judging in this state, legal or not: offers are those that are legal. */
  readonly candidates: (state: State, seat: Seat) => readonly ActionOf<Type>[];
  /** The same by unit, where attempts of one are found without those of the others. */
  readonly byUnit?: {
    readonly units: (state: State) => readonly Unit[];
    readonly candidates: (state: State, unit: Unit) => readonly ActionOf<Type>[];
  };
  readonly decide: (of: Case<ActionOf<Type>>, dice: Dice) => readonly Event[];
};

export type Verbs<Types extends ActionType> = { readonly [Type in Types]: Verb<Type> };

/** How one kind of event changes the state. Facts only, no rules. */
export type Folds<Types extends EventType> = {
  readonly [Type in Types]: (state: State, event: EventOf<Type>) => State;
};

/** How one kind of frame asks: the prompt it gives, and, where nobody decides, how it runs on. */
export type Room<At extends FrameAt> = {
  readonly prompt: (state: State, frame: FrameOf<At>) => Prompt<Action>;
  /** Decides `resolve` for a frame whose prompt is `run`. */
  readonly resolve?: (state: State, frame: FrameOf<At>, dice: Dice) => readonly Event[];
};
export type Rooms<Ats extends FrameAt> = { readonly [At in Ats]: Room<At> };
