/**
 * How often a fault is caused. `npm run attack` sets the number by an environment variable (see
 * docs/security.md); without it, `few` is used.
 */
export const roundsOf = (name: string, few: number): number => Number(process.env[`${name}_ROUNDS`] ?? few);

/** Prints measured numbers in the form in which `npm run attack` collects them for its report. */
export const report = (figures: Record<string, unknown>): void =>
  console.info(`Figures: ${JSON.stringify(figures)}`);

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
