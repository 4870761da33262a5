/**
 * How often a fault is caused: `few` times, or the number that `npm run attack` sets (see docs/security.md).
 */
export const roundsOf = (name: string, few: number): number => Number(process.env[`${name}_ROUNDS`] ?? few);

/** Prints figures, which `npm run attack` collects for its report. */
export const report = (figures: Record<string, unknown>): void =>
  console.info(`Figures: ${JSON.stringify(figures)}`);

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
