/**
 * How Wings looks on the page: the engraved map, the counters, the words of the panel.
 *
 * @example
 * face.battle(wings.scenarios['edgehill'], 'en').title; // 'Edgehill'
 */
export type { Face } from '@galloper/board';
export { face } from './face.ts';
