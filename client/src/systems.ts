import type { Face } from '@galloper/board';
import { catalog } from '@galloper/catalog';
import { faces } from '@galloper/catalog/faces';
import type { AnySystem } from '@galloper/kernel';

/** The systems that exist, with their faces. The page itself knows none of them. */

export type Played = { readonly system: AnySystem; readonly face: Face };

export const systems: readonly Played[] = Object.entries(catalog).flatMap(([id, system]) => {
  const face = faces[id];
  return system === undefined || face === undefined ? [] : [{ system, face }];
});

export function playedBy(id: string): Played | undefined {
  return systems.find(({ system }) => system.id === id);
}
