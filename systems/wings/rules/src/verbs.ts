import type { ActionType } from './actions.ts';
import type { Verbs } from './verb.ts';

/** Every verb of the system by the type of its action. */
export const verbs: Partial<Verbs<ActionType>> = {
};
