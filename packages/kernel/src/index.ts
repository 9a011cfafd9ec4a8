/**
 * What a game is: the contract of a rule system, conditions and verdicts, dice and exact odds, the
 * chronicle of a game. Knows no game, does no I/O.
 *
 * @example
 * const stages = [{ name: 'mayAct', conditions: [{ rule: 'X1', key: 'x.tired', holds: (n: number) => n > 0 }] }];
 * judge(stages, 0); // { legal: false, stage: 'mayAct', reasons: [{ rule: 'X1', key: 'x.tired', args: {} }], permits: [] }
 */
export * from './canonical.ts';
export * from './chain.ts';
export * from './chronicle.ts';
export * from './condition.ts';
export * from './dice.ts';
export * from './fraction.ts';
export * from './game-file.ts';
export * from './hashing.ts';
export * from './input.ts';
export * from './odds.ts';
export * from './reason.ts';
export * from './recent.ts';
export * from './redact.ts';
export * from './reopen.ts';
export * from './rolled.ts';
export * from './shape.ts';
export * from './setting.ts';
export * from './sources.ts';
export * from './system.ts';
export * from './tell-difference.ts';
export * from './verify.ts';
