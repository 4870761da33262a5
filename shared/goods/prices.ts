/** The price of one piece in kopecks, and its price before the discount, which is null without a discount. */
export type Prices = { price: number; priceBefore: number | null };

/**
 * A size as the contract has it. It has its own price only if the sizes of the colour have different prices.
 */
type PricedSize = { price?: number; priceBefore?: number };

/** The price of a size, or of its colour if no size is given or the size has no price. */
export const pricesOfSize = (colour: Prices, size?: PricedSize): Prices =>
  size?.price === undefined
    ? { price: colour.price, priceBefore: colour.priceBefore }
    : { price: size.price, priceBefore: size.priceBefore ?? null };

/**
 * The prices of sizes in the contract. If they differ, every size has its own price, so that it never has to
 * be taken from the colour in another response. If all are equal, no size has a price.
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

/** The prices of a colour, which follow from those of its sizes. */
export type ColourPrices = Prices & { hasDearerSizes?: true };

/**
 * The price of a colour: the lowest price of its sizes in stock, or of all sizes if none is in stock
 * (docs/decisions/0056-prices-by-size.md). If several sizes have that price, the one with the smallest
 * discount is used. Undefined if there are no sizes.
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
 * The discount in whole percent; null if it is less than one. It is rounded down, so that the shop does not
 * promise too much.
 */
export function discountPercent(price: number, priceBefore: number | null): number | null {
  if (priceBefore === null) return null;
  const percent = Math.min(99, Math.floor(((priceBefore - price) * 100) / priceBefore));
  return percent >= 1 ? percent : null;
}
