import type { Mutant } from '@galloper/testkit';

const src = (name: string) => `systems/wings/rules/src/${name}`;
const attack = src('11.1-attack.ts');
const combat = src('11.2-combat.ts');
const modifiers = src('11.4-combat-modifiers.ts');
const retreat = src('11.6-retreat.ts');
const advance = src('11.7-advance.ts');
const pursuit = src('11.7.3-pursuit.ts');

export const mutants: readonly Mutant[] = [
  {
    clause: 'W11.1-who',
    name: 'guns attack',
    file: attack,
    find: "return !['artillery', 'wagon'].includes(cardOf(state, unit.id).class);",
    replace: "return cardOf(state, unit.id).class !== 'wagon';",
  },
  {
    clause: 'W11.1-outOfCommand',
    name: 'only units near their commander attack',
    file: attack,
    find: 'sideOf(unit) === activation(state).side &&',
    replace: `sideOf(unit) === activation(state).side &&
    state.leaders.every(
      (leader) =>
        leader.wing !== activation(state).wing || Math.abs(leader.hex - unit.left) < 40,
    ) &&`,
  },
  {
    clause: 'W11.1-once',
    name: 'a unit attacks twice',
    file: attack,
    find: '({ state }, unit) => !activation(state).fought.includes(unit.id),',
    replace: "(_of, unit) => unit.id !== '',",
  },
  {
    clause: 'W11.2-steps',
    name: 'the defender has no answer',
    file: attack,
    find: "...offerReactions(after(state, [declared]), 'attacked', first), ...call];",
    replace: '...call];',
  },
  {
    clause: 'W11.3-table',
    name: 'light infantry is never crushed',
    file: combat,
    find: 'if (effect.lightEliminated === true &&',
    replace: 'if (effect.lightEliminated === undefined &&',
  },
  {
    clause: 'W11.3-worse',
    name: 'shaken once more and back one hex',
    file: combat,
    find: 'return again ? Math.max(2, effect.retreat ?? 0) : (effect.retreat ?? 0);',
    replace: 'return again ? 1 : (effect.retreat ?? 0);',
  },
  {
    clause: 'W11.4-modifiers',
    name: 'the rear is as good as the front',
    file: modifiers,
    find: "if (zones.includes('rear')) return 'rear';",
    replace: '',
  },
  {
    clause: 'W11.5.1',
    name: 'a lone gun is fought for',
    file: attack,
    find: 'return target === undefined || isFightingClass(of.state, target);',
    replace: "return target === undefined || target.id !== '';",
  },
  {
    clause: 'W11-capture',
    name: 'guns left behind stay with their side',
    file: src('11.6-ordered.ts'),
    find: '...gunsAbandoned(state, unit, enemy),',
    replace: '',
  },
  {
    clause: 'W11.6-retreat',
    name: 'any way that leads off will do',
    file: retreat,
    find: '({ home }) => -home,',
    replace: '() => 0,',
  },
  {
    clause: 'W11.6-friends',
    name: 'friends in the way take no hit',
    file: retreat,
    find: "...friends.map((id) => (now: State) => arrangementHit(now, id, 'W11.6-friends')),",
    replace: '',
  },
  {
    clause: 'W11.6-friends',
    name: 'no hex farther',
    file: retreat,
    find: 'const MOST_FARTHER = 2;',
    replace: 'const MOST_FARTHER = 0;',
  },
  {
    clause: 'W11.6-body',
    name: 'one half finds the way',
    file: retreat,
    find: 'return bodyHexes(body).every(\n    (hex) =>',
    replace: 'return bodyHexes(body).some(\n    (hex) =>',
  },
  {
    clause: 'W11.6-edge',
    name: 'any edge of the map is home',
    file: retreat,
    find: 'const home = bodyHexes(body).every((hex) => toHomeEdge(state, unit, hex) === 0);',
    replace: 'const home = bodyHexes(body).length > 0;',
  },
  {
    clause: 'W11-unableToRetreat',
    name: 'one casualty, however far',
    file: retreat,
    find: 'casualties(now, unit.id, frame.hexes, enemy)',
    replace: 'casualties(now, unit.id, 1, enemy)',
  },
  {
    clause: 'W11.7-advance',
    name: 'horse may hold',
    file: advance,
    find: "able(state, frame).some((id) => cardOf(state, id).class === 'cavalry')",
    replace: "able(state, frame).some((id) => cardOf(state, id).class === 'wagon')",
  },
  {
    clause: 'W11.7-reactions',
    name: 'nobody answers an advance',
    file: advance,
    find: '(now) => reactionsToAdvance(now, id),',
    replace: '(now) => reactionsToAdvance(now, id).slice(9),',
  },
  {
    clause: 'W11-pursuit',
    name: 'whom it beat is all one',
    file: pursuit,
    find: "cardOf(state, beaten).class === 'cavalry'",
    replace: "cardOf(state, beaten).class === 'wagon'",
  },
  {
    clause: 'W11.7.3',
    name: 'once its movement to the edge, not twice',
    file: pursuit,
    find: 'const reach = cardOf(state, unit.id).movement * 2;',
    replace: 'const reach = cardOf(state, unit.id).movement;',
  },
  {
    clause: 'W11.7.3-leader',
    name: 'the leader stays behind',
    file: pursuit,
    find: 'leaders: atOnce ? [] : leaders',
    replace: 'leaders: []',
  },
  {
    clause: 'W11-return',
    name: 'turns away make no difference',
    file: src('11.9-return.ts'),
    find: "if (away !== 0) rows.push(['W11-return', 'pursuit.turnsAway', away]);",
    replace: '',
  },
  {
    clause: 'W11.8',
    name: 'an 8 takes the leader too',
    file: src('10.10-leader-loss.ts'),
    find: 'face < lostOn',
    replace: 'face < lostOn - 1',
  },
  {
    clause: 'W11.8-when',
    name: 'leaders of the defender are safe',
    file: combat,
    find: '[...attackers, defender].flatMap((id) => endanger',
    replace: '[...attackers].flatMap((id) => endanger',
  },
  {
    clause: 'W11-facing',
    name: 'two corners to the left',
    file: advance,
    find: "const by = action.step === 'turnLeft' ? 1 : 5;",
    replace: "const by = action.step === 'turnLeft' ? 2 : 5;",
  },
  {
    clause: 'W14-cuirassiers',
    name: 'armour is of no use',
    file: combat,
    find: "includes('cuirassier') ? 1 : 0",
    replace: "includes('dragoons') ? 1 : 0",
  },
  {
    clause: 'W14-lightHorse',
    name: 'light horse attacks pikes',
    file: attack,
    find: 'return !light || !isBeforePikes(of, unit);',
    replace: 'return !light || !isBeforePikes(of, unit) || unit.left >= 0;',
  },
  {
    clause: 'W14-commandedMusketeers',
    name: 'musketeers cover the flanks',
    file: modifiers,
    find: "against === 'cavalry' && zone === 'front' && hasMusketeers",
    replace: "against === 'cavalry' && hasMusketeers",
  },
];
