import type { ActionOf } from './actions.ts';
import { INSTRUCTION_KINDS, INSTRUCTIONS } from './state.ts';
import type { Case, Verbs } from './verb.ts';

/** Standing instructions: what a seat declines without being asked. Sealed from the other side. */

const changesSomething = {
  rule: 'W9.1-triggers',
  key: 'instruct.same',
  holds: ({ state, seat, action }: Case<ActionOf<'instruct'>>) => {
    const given = state.instructions[seat];
    const now = given === undefined || given === 'sealed' ? 'ask' : (given[action.kind] ?? 'ask');
    return now !== action.answer;
  },
};

export const instructionVerbs: Verbs<'instruct'> = {
  instruct: {
    at: ['activation', 'queue', 'reaction', 'preemption'],
    stages: [{ name: 'target', conditions: [changesSomething] }],
    candidates: () =>
      INSTRUCTION_KINDS.flatMap((kind) =>
        INSTRUCTIONS.map((answer) => ({ type: 'instruct' as const, kind, answer })),
      ),
    decide: ({ seat, action }) => [
      { type: 'InstructionGiven', side: seat, kind: action.kind, answer: action.answer },
    ],
  },
};
