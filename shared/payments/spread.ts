/**
 * Splits a sum in proportion to the given amounts, in whole kopecks. The parts add up exactly to the sum, and
 * no part exceeds its amount. Kopecks that are left after rounding are added to the first parts that may
 * still grow.
 */
export function spread(sum: number, amounts: readonly number[]): number[] {
  const all = amounts.reduce((one, other) => one + other, 0);
  if (sum > all) throw new Error(`${sum} kopecks cannot be spread over ${all}.`);
  if (all === 0) return amounts.map(() => 0);
  // Both numbers may be up to 10^11 kopecks. Their product would exceed the safe integers, so it is computed
  // with BigInt.
  const parts = amounts.map((amount) => Number((BigInt(sum) * BigInt(amount)) / BigInt(all)));
  let rest = sum - parts.reduce((one, other) => one + other, 0);
  return parts.map((part, place) => {
    const more = Math.min(rest, (amounts[place] ?? 0) - part, 1);
    rest -= more;
    return part + more;
  });
}
