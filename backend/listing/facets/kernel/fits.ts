import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import { createReach } from './reach.ts';

/** Whether something of a colour is in stock. */
export function isInStock({ sizes }: GoodsSnapshot, variant: number): boolean {
  for (let word = 0; word < sizes.words; word += 1)
    if (sizes.inStock[variant * sizes.words + word] !== 0) return true;
  return false;
}

/** Whether a colour of this family is wanted; −1 is no family. */
export const hasBit = (bits: Int32Array, bit: number): boolean =>
  bit >= 0 && ((bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;

export type ColourTest = (variant: number, scale: number) => boolean;

/** Tests colours alone: what conditions ask of models is not looked at. */
export function colourTest(
  snapshot: GoodsSnapshot,
  conditions: Conditions,
  eligible: Int32Array | null,
): ColourTest {
  const { price, discount, colours } = snapshot;
  const { priceFrom, priceTo, minDiscount, colours: wantedColours } = conditions;
  const reach =
    conditions.sizes || conditions.stores || eligible ? createReach(snapshot, conditions, eligible) : null;
  return (variant, scale) => {
    if (wantedColours && !hasBit(wantedColours, colours.of[variant] as number)) return false;
    if ((discount[variant] as number) < minDiscount) return false;
    const cost = price[variant] as number;
    if (cost < priceFrom || cost > priceTo) return false;
    if (conditions.inStock && !isInStock(snapshot, variant)) return false;
    return reach === null || reach.fits(variant, scale);
  };
}

/** Tests whether a colour belongs to what is chosen among; null when every colour does. */
export function belongingTest(
  snapshot: GoodsSnapshot,
  { onlyReduced, implied, fitsColour }: Base,
): ColourTest | null {
  const { priceBefore } = snapshot;
  const fits = implied && colourTest(snapshot, implied, null);
  const test: ColourTest | null = fitsColour
    ? (variant, scale) => (!fits || fits(variant, scale)) && fitsColour(variant)
    : fits;
  if (!onlyReduced) return test;
  return (variant, scale) => (priceBefore[variant] as number) > 0 && (!test || test(variant, scale));
}
