import type { AnySystem } from '@galloper/kernel';
import { wings } from '@galloper/wings';

/** The one list of rule systems that exist, by id. */
export const catalog: { readonly [id: string]: AnySystem | undefined } = { wings };
