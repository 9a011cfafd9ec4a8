import type { Face, FaceAnswer, FaceLanguage } from '@galloper/board';
import type { AnySystem, Seat } from '@galloper/kernel';
import { type Asked, askedOnTheWay } from './look-ahead.ts';

/** Who could answer what is about to be done: taken from what the system would offer him. */
export type Threat = {
  readonly subject: string;
  /** Where he stands. */
  readonly hexes: readonly number[];
  /** Where the mover is when he may. */
  readonly at: number;
  readonly answers: readonly FaceAnswer[];
};

type Before = {
  readonly system: AnySystem;
  readonly face: Face;
  readonly state: unknown;
  readonly seat: Seat;
  readonly subject: string | undefined;
  readonly language: FaceLanguage;
};

const ORDER: readonly FaceAnswer['sign'][] = ['shot', 'blow', 'turn'];

/** The same answer twice (by several ways) is one; the gravest first. */
function told(answers: readonly FaceAnswer[]): readonly FaceAnswer[] {
  const byLabel = new Map(answers.map((answer) => [answer.label, answer]));
  return [...byLabel.values()].sort((a, b) => ORDER.indexOf(a.sign) - ORDER.indexOf(b.sign));
}

function threatsIn({ face, subject, language }: Before, { state, offers }: Asked): Threat[] {
  const bySubject = new Map<string, FaceAnswer[]>();
  for (const { action, subject: who } of offers) {
    const answer = who === undefined ? undefined : face.answer(action, language);
    if (who !== undefined && answer !== undefined)
      bySubject.set(who, [...(bySubject.get(who) ?? []), answer]);
  }
  const [at] = subject === undefined ? [] : face.hexesOf(state, subject);
  if (at === undefined) return [];
  return [...bySubject].flatMap(([who, answers]) => {
    const hexes = face.hexesOf(state, who);
    return hexes.length === 0 ? [] : [{ subject: who, hexes, at, answers: told(answers) }];
  });
}

/** Everybody who may answer on the way, each at the first place where he may, with all that he may do there. */
export function threatsOf(before: Before, actions: readonly unknown[]): readonly Threat[] {
  const { system, face, state, seat } = before;
  const found = new Map<string, Threat>();
  for (const asked of askedOnTheWay(system, face, state, seat, actions)) {
    for (const threat of threatsIn(before, asked)) {
      const known = found.get(threat.subject);
      const answers = told([...(known?.answers ?? []), ...threat.answers]);
      found.set(threat.subject, { ...(known ?? threat), answers });
    }
  }
  return [...found.values()];
}
