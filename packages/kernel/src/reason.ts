/** An id of the rule register, e.g. `W5.4.2b`. */
export type RuleId = string;

/** What a reason or a roll is about: names to ids or integers, never sentences. */
export type Fact = string | number | boolean | readonly (string | number)[];
export type Facts = { readonly [name: string]: Fact };

/** What would make a refused action legal. */
export type Hint = { readonly key: string; readonly args: Facts };

/**
 * Why something is so: a refusal, a permission, a line of the log. `key` names a message of the
 * system's catalogue, `args` fill it; each reader gets his own language.
 */
export type Reason = {
  readonly rule: RuleId;
  readonly key: string;
  readonly args: Facts;
  readonly wouldHelp?: Hint;
};

/** A refused attempt: every reason of the first stage that failed. A normal answer, never thrown. */
export type Refusal = { readonly stage: string; readonly reasons: readonly Reason[] };

/** What `explain` answers about any action. */
export type Verdict =
  | { readonly legal: true; readonly permits: readonly Reason[] }
  | {
      readonly legal: false;
      readonly stage: string;
      readonly reasons: readonly Reason[];
      readonly permits: readonly Reason[];
    };

export type Result<Value, Failure = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** Throws when a fact that our own code guarantees does not hold. Never for input. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${what}`);
}
