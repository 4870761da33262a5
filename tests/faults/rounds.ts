/** How often a fault is made; `npm run attack` makes as many as docs/security.md promises. */
export const roundsOf = (name: string, few: number): number => Number(process.env[`${name}_ROUNDS`] ?? few);

/** Where a figure of a run is read from by `npm run attack`. */
export const report = (figures: Record<string, unknown>): void =>
  console.info(`Figures: ${JSON.stringify(figures)}`);

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
