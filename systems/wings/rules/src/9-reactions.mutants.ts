import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const hedgehog = src('6.3.2-hedgehog.ts');
const triggers = src('9.1-triggers.ts');
const moves = src('9.2-reaction-move.ts');
const meets = src('9.3-interception.ts');
const ways = src('9.3-interception-ways.ts');
const fire = src('9.4-reaction-fire.ts');
const shots = src('9.4-reaction-shots.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W6.3.2',
    name: 'horse forms hedgehog',
    file: hedgehog,
    find: "holds: ({ state, action }) => cardOf(state, action.unit).class === 'heavyInfantry',",
    replace: "holds: ({ state, action }) => cardOf(state, action.unit).class !== 'lightInfantry',",
  },
  {
    clause: 'W6.3.2-bounds',
    name: 'a hedgehog has one front',
    file: src('position.ts'),
    find: 'return unit.hedgehog ? adjacentHexes(grid, unit) : frontHexes(grid, unit);',
    replace: 'return frontHexes(grid, unit);',
  },
  {
    clause: 'W6.3.2-guns',
    name: 'guns fire from inside a hedgehog',
    file: src('10.1-firing.ts'),
    find: "how !== 'artillery' || troopsAt(state, firer.left)?.hedgehog !== true,",
    replace: "how !== 'artillery' || troopsAt(state, firer.left)?.hedgehog !== undefined,",
  },
  {
    clause: 'W6.3.2-quiet',
    name: 'a hedgehog is answered',
    file: hedgehog,
    find: 'return [taken, ...rollHedgehog(after(state, [taken]), action.unit, dice)];',
    replace:
      "return [taken, ...rollHedgehog(after(state, [taken]), action.unit, dice), { type: 'ReactionOffered', trigger: 'adjacent', by: action.unit, side: 'red', units: ['U'] }];",
  },
  {
    clause: 'W6-forcedHedgehog',
    name: 'the front is forced too',
    file: hedgehog,
    find: "zoneTouched(state, unit, horse) !== 'front',",
    replace: "zoneTouched(state, unit, horse) !== 'none',",
  },
  {
    clause: 'W6.2.3',
    name: 'a gun that has fired turns',
    file: shots,
    find: '    !unit.fired &&\n',
    replace: '',
  },
  {
    clause: 'W9.1-triggers',
    name: 'no answer to an attack',
    file: triggers,
    find: "const asked = only ?? (trigger === 'attacked' ? defender : undefined);",
    replace: "if (trigger === 'attacked') return [];\n  const asked = only ?? defender;",
  },
  {
    clause: 'W9.1-triggers',
    name: 'instructions are not heeded',
    file: triggers,
    find: "return given === undefined || given === 'sealed' || given[kind] !== 'decline';",
    replace: "return given !== 'sealed' || kind !== undefined;",
  },
  {
    clause: 'W9.1-triggers',
    name: 'a unit answers again and again',
    file: src('folds/reaction.ts'),
    find: "(frameOf(state, 'reaction')?.units ?? []).filter((unit) => unit !== event.unit),",
    replace: "(frameOf(state, 'reaction')?.units ?? []).filter((unit) => unit !== ''),",
  },
  {
    clause: 'W9.1-broken',
    name: 'the broken turn',
    file: moves,
    find: "holds: ({ state, action }) => unitOf(state, action.unit).morale !== 'broken',",
    replace: 'holds: () => true,',
  },
  {
    clause: 'W9.1-active',
    name: 'the active side answers in its action step',
    file: triggers,
    find: "return activation.step === 'closeCombat' && frameOf",
    replace: "return activation.step !== 'orders' && frameOf",
  },
  {
    clause: 'W9.1-active',
    name: 'it answers in a fight begun by interception',
    file: triggers,
    find: "frameOf(state, 'combat')?.interception !== true;",
    replace: "frameOf(state, 'check') === undefined;",
  },
  {
    clause: 'W9.1-active',
    name: 'it never answers',
    file: fire,
    find: "return windowOf(state).trigger === 'firedOn'",
    replace: "return windowOf(state).trigger !== 'adjacent'",
  },
  {
    clause: 'W9.2',
    name: 'foot withdraws',
    file: moves,
    find: "    ['cavalry', 'lightInfantry'].includes(cardOf(state, action.unit).class),\n  facts,",
    replace: "    cardOf(state, action.unit).class !== 'wagon',\n  facts,",
  },
  {
    clause: 'W9.2',
    name: 'a way out need not lead away',
    file: moves,
    find: 'if (!farther || enterCost',
    replace: 'if (enterCost',
  },
  {
    clause: 'W9.3',
    name: 'broken horse intercepts',
    file: ways,
    find: "holds: (of) => unitIn(of).morale !== 'broken' && !fightsAsBroken(unitIn(of)),",
    replace: "holds: (of) => unitIn(of).morale !== 'broken',",
  },
  {
    clause: 'W9.3',
    name: 'light infantry is met',
    file: ways,
    find: "['cavalry', 'heavyInfantry'].includes",
    replace: "['cavalry', 'heavyInfantry', 'lightInfantry'].includes",
  },
  {
    clause: 'W9.3',
    name: 'it turns on its way',
    file: ways,
    find: 'return touches(state, from, unit.facing, enemy);',
    replace: 'return true;',
  },
  {
    clause: 'W9.3-alone',
    name: 'the intercepted withdraws',
    file: moves,
    find: "windowOf(state).trigger !== 'attacked' || frameOf",
    replace: "windowOf(state).trigger !== 'adjacent' || frameOf",
  },
  {
    clause: 'W9.3-alone',
    name: 'nobody is asked',
    file: meets,
    find: "    (now) => offerReactions(now, 'attacked', unit.id),\n",
    replace: '',
  },
  {
    clause: 'W9.3-underGuns',
    name: 'not beneath a gun',
    file: ways,
    find: "holds: ({ state, action }) => cardOf(state, action.unit).class === 'cavalry',",
    replace:
      "holds: ({ state, action }) => cardOf(state, action.unit).class === 'cavalry' && !state.units.some((gun) => gun.top && gun.left === unitOf(state, action.unit).left),",
  },
  {
    clause: 'W9.4',
    name: 'any kind of fire',
    file: shots,
    find: 'holds: ({ action }) => REACTION_SHOTS.includes(action.how),',
    replace: 'holds: () => true,',
  },
];
