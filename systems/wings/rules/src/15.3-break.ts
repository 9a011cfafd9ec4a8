import type { Rooms } from './verb.ts';

/** W15-break - at the end of a turn each side says whether it calls a break. */
export const breakRooms: Rooms<'breakWindow'> = {
  breakWindow: {
    prompt: (_state, frame) => ({
      kind: 'decide',
      seats: frame.sides.slice(0, 1),
      rule: 'W15-break',
      key: 'prompt.break',
      args: { side: frame.sides[0] ?? '' },
    }),
  },
};
