import type { Mutant } from '@galloper/testkit';

const src = 'systems/wings/rules/src';

export const mutants: readonly Mutant[] = [
  {
    clause: 'W5.6.1i',
    name: 'a wing under Charge passes',
    file: `${src}/3-initiative.ts`,
    find: "wingIn(of).order !== 'charge'",
    replace: "wingIn(of).side !== 'nobody'",
  },
  {
    clause: 'W5.6.4c',
    name: 'the Rally order allows continuation',
    file: `${src}/4.3-continuation.ts`,
    find: 'return chartsOf(state).orders.continuation[wing.order];',
    replace: 'return chartsOf(state).orders.continuation[wing.order] ?? 1;',
  },
  {
    clause: 'W5.6.4c',
    name: 'the Rally order allows preemption',
    file: `${src}/4.4-preemption.ts`,
    find: 'return chartsOf(state).orders.preemption[wing.order];',
    replace: 'return chartsOf(state).orders.preemption[wing.order] ?? 1;',
  },
];
