import { type Face, face as wings } from '@galloper/wings-face';

/** How each system looks, by its id. */
export const faces: { readonly [system: string]: Face | undefined } = { wings: wings as Face };
