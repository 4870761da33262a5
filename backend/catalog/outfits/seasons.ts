/** Times of year, one bit each. */
export const time = { summer: 1, between: 2, winter: 4 } as const;

export const allYear = time.summer | time.between | time.winter;
export const coldTimes = time.between | time.winter;
export const warmTimes = time.summer;

/** Regular expressions for the season names that retailers use, each with the times of year that it means. */
const seasonPatterns: readonly (readonly [RegExp, number])[] = [
  [/лет[оан]|summer/, time.summer],
  [/демисезон|межсезон|вес[ен]|осен|spring|autumn/, time.between],
  [/зим|winter/, time.winter],
];

/** The times of year in which goods of a season are worn: two for «Осень-зима», all for an unknown season. */
export function timesOf(season: string): number {
  const text = season.toLowerCase();
  const bits = seasonPatterns.reduce((found, [words, bit]) => (words.test(text) ? found | bit : found), 0);
  return bits === 0 ? allYear : bits;
}
