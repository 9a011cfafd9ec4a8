/** How a game ends beside the rules: what the players said, or a judge. */
export const en = {
  'end.resigned': 'The battle was resigned by {side}.',
  'end.drawn': 'A draw: both sides agreed.',
  'end.adjudicated': 'Decided by adjudication.',
} as const;
