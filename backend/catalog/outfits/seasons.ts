/** Times of the year, one bit each. */
export const time = { summer: 1, between: 2, winter: 4 } as const;

export const allYear = time.summer | time.between | time.winter;
export const coldTimes = time.between | time.winter;
export const warmTimes = time.summer;

/** In words as retailers write seasons. */
const said: readonly (readonly [RegExp, number])[] = [
  [/лет[оан]|summer/, time.summer],
  [/демисезон|межсезон|вес[ен]|осен|spring|autumn/, time.between],
  [/зим|winter/, time.winter],
];

/** When goods of a season are worn: «Осень-зима» in two of the three; all year where it says nothing that is known. */
export function timesOf(season: string): number {
  const text = season.toLowerCase();
  const bits = said.reduce((found, [words, bit]) => (words.test(text) ? found | bit : found), 0);
  return bits === 0 ? allYear : bits;
}
