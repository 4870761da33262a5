/**
 * Round values for the lines of a plot: 0, and up to four more, the last one not below the largest value.
 */
export function roundSteps(largest: number): number[] {
  if (largest <= 0) return [0];
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const steps = Math.ceil(largest / step);
  return Array.from({ length: steps + 1 }, (_, place) => place * step);
}
