import type { Face } from '@galloper/board';
import type { Refusal } from '@galloper/kernel';
import { useMemo, useReducer, useSyncExternalStore } from 'react';
import type { Match } from '../match/match.ts';
import { type Seen, seenOf } from '../match/seen.ts';
import { type Choices, choicesOf } from './choices.ts';
import { finalityOf } from './consequence.ts';
import { dropAt, pointAt } from './pointing.ts';
import { AT_REST, type Preview, type Ui, type UiAction, uiReducer } from './ui.ts';

/** Everything the parts of the battle screen need, and everything they can do. */
export type Battle = {
  readonly match: Match;
  readonly face: Face;
  readonly seen: Seen;
  readonly choices: Choices;
  readonly ui: Ui;
  readonly dispatch: (action: UiAction) => void;
  /** Takes an offer; one that rolls or is aimed at somebody is shown with its odds first. */
  readonly choose: (action: unknown) => void;
  /** Takes an action at once. */
  readonly act: (action: unknown) => void;
  /** Does what is previewed; `finish` also ends the subject's action. */
  readonly confirm: (finish: boolean) => void;
  readonly point: (hex: number) => void;
  /** Puts the chosen one down in a hex. */
  readonly drop: (hex: number) => void;
  readonly type: (text: string) => string | undefined;
  readonly undo: () => void;
};

/** A move along a route, then its closing action where nothing else is left to do. */
function walk(
  battle: Pick<Battle, 'match' | 'face' | 'seen'>,
  preview: Extract<Preview, { kind: 'end' }>,
  subject: string,
  finish: boolean,
): Refusal | undefined {
  const { match, face, seen } = battle;
  const seat = seen.decides;
  if (seat === undefined) return undefined;
  const moved = match.steps(seat, preview.route);
  if (moved.refusal !== undefined) return moved.refusal;
  const after = seenOf(match, undefined, match.version());
  const whole = moved.applied === preview.route.length && after.decides === seat;
  const closing = face.closing(after.state, subject);
  if (finish && whole && closing !== undefined) {
    const closed = match.attempt(seat, closing);
    if (closed.done === 'refused') return closed.refusal;
  }
  return undefined;
}

export function useBattle(match: Match): Battle {
  const version = useSyncExternalStore(match.subscribe, match.version);
  const [ui, dispatch] = useReducer(uiReducer, AT_REST);
  const { face, system } = match.played;
  const seen = useMemo(() => seenOf(match, ui.instant, version), [match, ui.instant, version]);
  const choices = useMemo(
    () => choicesOf(system, face, seen, ui.selected),
    [system, face, seen, ui.selected],
  );
  return useMemo(() => {
    const refuse = (refusal: Refusal, hex: number | undefined) =>
      dispatch({ do: 'refuse', refused: { hex, reasons: refusal.reasons } });
    const act = (action: unknown) => {
      if (seen.decides === undefined) return;
      const done = match.attempt(seen.decides, action);
      if (done.done === 'refused') refuse(done.refusal, ui.hex);
      else dispatch({ do: 'acted', keep: face.actionKind(action) === 'step' });
    };
    const choose = (action: unknown) => {
      if (seen.decides === undefined) return;
      const finality = finalityOf(system, seen.state, seen.decides, action);
      const aimed = face.targetOf(action) !== undefined;
      if (finality === 'rolls' || aimed)
        dispatch({ do: 'preview', preview: { kind: 'offer', action } });
      else act(action);
    };
    const confirm = (finish: boolean) => {
      const { preview } = ui;
      if (preview === undefined) return;
      if (preview.kind === 'offer') return act(preview.action);
      if (choices.subject === undefined) return;
      const refusal = walk({ match, face, seen }, preview, choices.subject, finish);
      if (refusal !== undefined) refuse(refusal, preview.hex);
      else dispatch({ do: 'acted', keep: !finish });
    };
    const type = (text: string): string | undefined => {
      if (seen.decides === undefined) return 'notAsked';
      const parsed = system.notation.parseAction(seen.state, text);
      if (!parsed.ok) {
        refuse(
          {
            stage: 'form',
            reasons: [{ rule: 'notation', key: parsed.error.key, args: parsed.error.args }],
          },
          undefined,
        );
        return 'unread';
      }
      act(parsed.value);
      return undefined;
    };
    const undo = () => {
      const seat = seen.viewer;
      if (seat === undefined || !seen.now) return;
      match.undo(seat);
      dispatch({ do: 'acted', keep: true });
    };
    const battle: Battle = {
      match,
      face,
      seen,
      choices,
      ui,
      dispatch,
      act,
      choose,
      confirm,
      type,
      undo,
      point: (hex) => pointAt(battle, hex),
      drop: (hex) => dropAt(battle, hex),
    };
    return battle;
  }, [match, face, system, seen, choices, ui]);
}
