import type { Mutant } from '@galloper/testkit';

export const mutants: readonly Mutant[] = [
  {
    clause: 'W8.1-stacking',
    name: 'a passer hides the friend it passes',
    file: 'systems/wings/rules/src/position.ts',
    find: 'return first?.id === id ? unitAtIndex(state, passing[hex]) : first;',
    replace: 'return first?.id === id ? undefined : first;',
  },
  {
    clause: 'W8.1-stacking',
    name: 'the hits of the way in are forgotten on the way out',
    file: 'systems/wings/rules/src/7.1-pose.ts',
    find: 'hits: Math.min(2, pose.hits + hits),',
    replace: 'hits: 0,',
  },
  {
    clause: 'W8.1-stacking',
    name: 'on the way back into command it ends anywhere',
    file: 'systems/wings/rules/src/5.4.3-return.ts',
    find: 'return mayStandThere(mover, next.body) || (far > 0 && canApproach(mover, next));',
    replace: 'return true;',
  },
];
