/**
 * The price of one piece in kopecks. `priceBefore` is the price before the discount, or null without a
 * discount.
 */
export type Prices = { price: number; priceBefore: number | null };

/** A size in the contract's form. It has price fields only if the sizes of the colour differ in price. */
type PricedSize = { price?: number; priceBefore?: number };

/** The price of a size. If no size is given, or the size has no price of its own, that of the colour. */
export const pricesOfSize = (colour: Prices, size?: PricedSize): Prices =>
  size?.price === undefined
    ? { price: colour.price, priceBefore: colour.priceBefore }
    : { price: size.price, priceBefore: size.priceBefore ?? null };

/**
 * The price fields of sizes in the contract's form. If prices differ, every size has its own, so that a
 * reader need not look up the colour's price in another response. If all are equal, no size has one.
 */
export function contractPrices(sizes: readonly Prices[]): PricedSize[] {
  const [first] = sizes;
  const differ = sizes.some(
    ({ price, priceBefore }) => price !== first?.price || priceBefore !== first.priceBefore,
  );
  return sizes.map(({ price, priceBefore }) =>
    differ ? { price, ...(priceBefore !== null && { priceBefore }) } : {},
  );
}

/** The price of a colour, computed from the prices of its sizes. */
export type ColourPrices = Prices & { hasDearerSizes?: true };

/**
 * The displayed price of a colour: the lowest of its sizes in stock, or of all sizes if none is in stock
 * (docs/decisions/0056-prices-by-size.md). If several sizes have this price, the smallest discount is shown.
 * Undefined if there are no sizes.
 */
export function colourPrices(sizes: readonly (Prices & { inStock: boolean })[]): ColourPrices | undefined {
  const inStock = sizes.filter((size) => size.inStock);
  const offered = inStock.length > 0 ? inStock : sizes;
  const [lowest] = offered.toSorted(
    (one, other) => one.price - other.price || (one.priceBefore ?? 0) - (other.priceBefore ?? 0),
  );
  if (!lowest) return undefined;
  const { price, priceBefore } = lowest;
  return { price, priceBefore, ...(inStock.some((size) => size.price > price) && { hasDearerSizes: true }) };
}

/**
 * The discount in whole percent, or null if it is below one. Rounded down, so that the shop does not promise
 * too much.
 */
export function discountPercent(price: number, priceBefore: number | null): number | null {
  if (priceBefore === null) return null;
  const percent = Math.min(99, Math.floor(((priceBefore - price) * 100) / priceBefore));
  return percent >= 1 ? percent : null;
}
