/** Shares with their uncertainty. */

/** Standard score of a one-sided 95 % bound. */
const Z95 = 1.645;

/** The lower bound of a share at 95 %, by Wilson's score interval: `wins` of `games`, halves allowed. */
export function lowerBound(wins: number, games: number, z = Z95): number {
  if (games === 0) return 0;
  const share = wins / games;
  const z2 = z * z;
  const centre = share + z2 / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share) + z2 / (4 * games)) / games);
  return (centre - spread) / (1 + z2 / games);
}
