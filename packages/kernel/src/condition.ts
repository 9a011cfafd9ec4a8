import type { Facts, Hint, Reason, RuleId, Verdict } from './reason.ts';

/** An exception to a condition: where it holds, the condition does not bind. */
export type Exception<Case> = {
  readonly rule: RuleId;
  readonly key: string;
  readonly holds: (of: Case) => boolean;
  readonly facts?: (of: Case) => Facts;
};

/**
 * One named condition of a verb, tied to a rule. `holds` is the fast path and builds nothing;
 * `facts` and `help` are asked only to explain a failure.
 */
export type Condition<Case> = {
  readonly rule: RuleId;
  readonly key: string;
  readonly holds: (of: Case) => boolean;
  readonly facts?: (of: Case) => Facts;
  readonly help?: (of: Case) => Hint | undefined;
  readonly except?: readonly Exception<Case>[];
};

/** Conditions that are judged together: all failures of the first failing stage are told. */
export type Stage<Case> = {
  readonly name: string;
  readonly conditions: readonly Condition<Case>[];
};

const NO_FACTS: Facts = {};

function exceptionFor<Case>(condition: Condition<Case>, of: Case): Exception<Case> | undefined {
  return condition.except?.find((exception) => exception.holds(of));
}

/** True when every condition holds or is excepted. Builds no reasons. */
export function allows<Case>(stages: readonly Stage<Case>[], of: Case): boolean {
  for (const stage of stages) {
    for (const condition of stage.conditions) {
      if (!condition.holds(of) && exceptionFor(condition, of) === undefined) return false;
    }
  }
  return true;
}

function reasonOf<Case>(condition: Condition<Case>, of: Case): Reason {
  const help = condition.help?.(of);
  const reason = {
    rule: condition.rule,
    key: condition.key,
    args: condition.facts?.(of) ?? NO_FACTS,
  };
  return help === undefined ? reason : { ...reason, wouldHelp: help };
}

function permitOf<Case>(exception: Exception<Case>, of: Case): Reason {
  return { rule: exception.rule, key: exception.key, args: exception.facts?.(of) ?? NO_FACTS };
}

/** The whole verdict: the failures of the first failing stage, and the exceptions that permitted. */
export function judge<Case>(stages: readonly Stage<Case>[], of: Case): Verdict {
  const permits: Reason[] = [];
  for (const stage of stages) {
    const reasons: Reason[] = [];
    for (const condition of stage.conditions) {
      if (condition.holds(of)) continue;
      const exception = exceptionFor(condition, of);
      if (exception === undefined) reasons.push(reasonOf(condition, of));
      else permits.push(permitOf(exception, of));
    }
    if (reasons.length > 0) return { legal: false, stage: stage.name, reasons, permits };
  }
  return { legal: true, permits };
}
