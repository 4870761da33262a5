/** Fields of a form that repeats them for each line: `missing-0`, `codes-0`, `missing-1`. */
export type LineFields = Record<string, string>;

export const fieldsByLine = (
  positions: readonly number[],
  blank: Readonly<Record<string, string>>,
): LineFields =>
  Object.fromEntries(
    positions.flatMap((position) =>
      Object.entries(blank).map(([name, value]) => [`${name}-${position}`, value]),
    ),
  );
