/**
 * Spreads a sum over amounts in proportion to them, in whole kopecks: the parts add up exactly to the sum, and no part
 * exceeds its amount. Kopecks left by rounding go to the first amounts that have room.
 */
export function spread(sum: number, amounts: readonly number[]): number[] {
  const all = amounts.reduce((one, other) => one + other, 0);
  if (sum > all) throw new Error(`${sum} kopecks cannot be spread over ${all}.`);
  if (all === 0) return amounts.map(() => 0);
  // A sum and an amount are below 10^11 kopecks each, so their product can exceed the exact range of a
  // number.
  const parts = amounts.map((amount) => Number((BigInt(sum) * BigInt(amount)) / BigInt(all)));
  let rest = sum - parts.reduce((one, other) => one + other, 0);
  return parts.map((part, place) => {
    const more = Math.min(rest, (amounts[place] ?? 0) - part, 1);
    rest -= more;
    return part + more;
  });
}
