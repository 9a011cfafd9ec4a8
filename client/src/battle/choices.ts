import type { Face } from '@galloper/board';
import type { AnySystem, Offer, Reach } from '@galloper/kernel';
import type { Seen } from '../match/seen.ts';

/** Offers sorted for the page: by who acts, and by how they are taken. */
export type Choices = {
  /** The subject that is chosen, or the only one that can act. */
  readonly subject: string | undefined;
  /** Subjects on the map that can act. */
  readonly mayAct: ReadonlySet<string>;
  /** Offers that belong to no single subject on the map. */
  readonly general: readonly unknown[];
  /** What the subject can do, its steps apart. */
  readonly own: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly settings: readonly unknown[];
  readonly sealed: boolean;
  readonly reach: Reach<unknown>;
};

const NOWHERE: Reach<unknown> = { ends: [], denied: [] };

function actorOf(face: Face, { subject }: Offer<unknown>, state: unknown): string | undefined {
  return subject !== undefined && face.hexesOf(state, subject).length > 0 ? subject : undefined;
}

export function choicesOf(
  system: AnySystem,
  face: Face,
  seen: Seen,
  selected: string | undefined,
): Choices {
  const { state, offers, decides } = seen;
  const parts = offers.map((offer) => ({
    action: offer.action,
    actor: actorOf(face, offer, state),
    kind: face.actionKind(offer.action),
  }));
  const mayAct = new Set(parts.flatMap(({ actor }) => (actor === undefined ? [] : [actor])));
  const [only] = mayAct;
  const subject = selected ?? (mayAct.size === 1 ? only : undefined);
  const list = (test: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(test).map(({ action }) => action);
  const acts = subject !== undefined && mayAct.has(subject) ? subject : undefined;
  return {
    subject,
    mayAct,
    general: list(({ actor, kind }) => actor === undefined && (kind === 'act' || kind === 'end')),
    own: list(
      ({ actor, kind }) =>
        actor !== undefined && actor === acts && (kind === 'act' || kind === 'end'),
    ),
    steps: list(({ actor, kind }) => actor !== undefined && actor === acts && kind === 'step'),
    settings: list(({ kind }) => kind === 'setting'),
    sealed: parts.some(({ kind }) => kind === 'sealed'),
    reach:
      decides === undefined || acts === undefined ? NOWHERE : system.reach(state, decides, acts),
  };
}

/** Offers that are taken on a hex. */
export function offersAt(
  face: Face,
  state: unknown,
  { own, general }: Choices,
  hex: number,
): readonly unknown[] {
  return [...own, ...general].filter((action) => face.placesOf(state, action).includes(hex));
}
