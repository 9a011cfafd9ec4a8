import type { Reason } from '@galloper/kernel';
import { offersAt } from './choices.ts';
import { hexIndex } from './hex-names.ts';
import type { Preview } from './ui.ts';
import type { Battle } from './use-battle.ts';

/** What pointing at a hex means: take an offer there, end a move there, choose who stands there, or learn why not. */

type End = Extract<Preview, { kind: 'end' }>;

/** Ends of the chosen subject in a hex, the cheapest first. */
export function endsAt({ choices, face, match }: Battle, hex: number): readonly End[] {
  const size = face.grid(match.chronicle.header.scenario);
  return choices.reach.ends
    .filter((end) => hexIndex(size, end.at) === hex && end.route.length > 0)
    .map((end): End => ({ kind: 'end', hex, facing: end.facing, cost: end.cost, route: end.route }))
    .sort((a, b) => a.cost - b.cost || a.route.length - b.route.length);
}

function isPreviewed({ ui }: Battle, hex: number, actions: readonly unknown[]): boolean {
  const { preview } = ui;
  if (preview?.kind === 'end') return preview.hex === hex;
  return preview?.kind === 'offer' && actions.includes(preview.action);
}

/** Why the chosen one can do nothing in a hex; nothing where no rule speaks of it. */
export function reasonsAgainst(battle: Battle, hex: number): readonly Reason[] {
  const { match, face, seen, choices } = battle;
  const { system } = match.chronicle;
  if (seen.decides === undefined) return [];
  for (const action of face.attempts(seen.state, choices.subject, hex)) {
    const verdict = system.explain(seen.state, seen.decides, action);
    if (!verdict.legal) return verdict.reasons;
  }
  const size = face.grid(match.chronicle.header.scenario);
  const denied = choices.reach.denied.find(({ at }) => hexIndex(size, at) === hex);
  return denied === undefined ? [] : [denied.reason];
}

/** The subject that pointing chooses: the next one in the stack when the first is chosen already. */
function subjectAt({ face, seen, choices }: Battle, hex: number): string | undefined {
  const stack = face.subjectsAt(seen.state, hex);
  const able = stack.filter((subject) => choices.mayAct.has(subject));
  const among = able.length > 0 ? able : stack;
  const at = among.indexOf(choices.subject ?? '');
  return among[(at + 1) % among.length];
}

/** Whether pointing at a hex chooses somebody there who can act. */
export function wouldSelect(battle: Battle, hex: number): boolean {
  const subject = subjectAt(battle, hex);
  return subject !== undefined && battle.choices.mayAct.has(subject);
}

/** Takes what is offered in a hex, prepared first where it is an end or rolls; false where nothing is. */
function take(battle: Battle, hex: number): boolean {
  const { face, seen, choices, dispatch } = battle;
  const actions = offersAt(face, seen.state, choices, hex);
  const [action] = actions;
  const [end] = endsAt(battle, hex);
  if (isPreviewed(battle, hex, actions)) battle.confirm(true);
  else if (action !== undefined) battle.choose(action);
  else if (end !== undefined) dispatch({ do: 'preview', preview: end });
  else return false;
  return true;
}

/** Says why not, where a rule does; false where none speaks. */
function refuse(battle: Battle, hex: number): boolean {
  const { choices, dispatch } = battle;
  const reasons = choices.mayAct.has(choices.subject ?? '') ? reasonsAgainst(battle, hex) : [];
  if (reasons.length > 0) dispatch({ do: 'refuse', refused: { hex, reasons } });
  return reasons.length > 0;
}

export function pointAt(battle: Battle, hex: number) {
  if (take(battle, hex)) return;
  const select = () => battle.dispatch({ do: 'select', subject: subjectAt(battle, hex), hex });
  if (wouldSelect(battle, hex)) return select();
  if (!refuse(battle, hex)) select();
}

/** A counter put down in a hex: as if the hex had been pointed at, but nobody else is chosen by it. */
export function dropAt(battle: Battle, hex: number) {
  if (!take(battle, hex)) refuse(battle, hex);
}
