import type { FaceLanguage } from '@galloper/board';
import type { Reason } from '@galloper/kernel';
import { offersAt } from './choices.ts';
import { endsAt, reasonsAgainst, wouldSelect } from './pointing.ts';
import { type Threat, threatsOf } from './threats.ts';
import type { Battle } from './use-battle.ts';

/** What a hex tells before it is chosen: who may answer there, or why it is not offered. */
export type Looked = {
  readonly hex: number;
  /** The way there. */
  readonly route: readonly unknown[];
  readonly threats: readonly Threat[];
  readonly reasons: readonly Reason[];
};

export function lookAt(battle: Battle, hex: number, language: FaceLanguage): Looked | undefined {
  const { match, face, seen, choices } = battle;
  const { subject } = choices;
  const { decides, state } = seen;
  if (decides === undefined || subject === undefined || !choices.mayAct.has(subject))
    return undefined;
  if (face.hexesOf(state, subject).includes(hex)) return undefined;
  const [action] = offersAt(face, state, choices, hex);
  const [end] = endsAt(battle, hex);
  const actions = action === undefined ? end?.route : [action];
  if (actions !== undefined) {
    const before = {
      system: match.chronicle.system,
      face,
      state,
      seat: decides,
      subject,
      language,
    };
    return { hex, route: actions, threats: threatsOf(before, actions), reasons: [] };
  }
  const reasons = wouldSelect(battle, hex) ? [] : reasonsAgainst(battle, hex);
  return { hex, route: [], threats: [], reasons };
}
