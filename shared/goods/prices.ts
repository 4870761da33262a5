/** The price of a piece and its price before a discount, null without one. Kopecks. */
export type Prices = { price: number; priceBefore: number | null };

/** A size as the contract has it: with prices if they differ within the colour. */
type PricedSize = { price?: number; priceBefore?: number };

/** The price of a size; without a size, of its colour. */
export const pricesOfSize = (colour: Prices, size?: PricedSize): Prices =>
  size?.price === undefined
    ? { price: colour.price, priceBefore: colour.priceBefore }
    : { price: size.price, priceBefore: size.priceBefore ?? null };

/**
 * Size prices as the contract has them: all sizes have one if prices differ, so that a size price is never combined
 * with the colour of another response; none has one if all prices are equal.
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

/** A colour with the prices that follow from its sizes. */
export type ColourPrices = Prices & { hasDearerSizes?: true };

/**
 * The price of a colour: the lowest price of its sizes in stock, or of all sizes if none is in stock
 * (docs/decisions/0056-prices-by-size.md). If several sizes have that price, the one with the smallest discount is
 * used. Undefined without sizes.
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

/** The discount in whole percent, rounded down so as not to promise too much; null if it is less than one. */
export function discountPercent(price: number, priceBefore: number | null): number | null {
  if (priceBefore === null) return null;
  const percent = Math.min(99, Math.floor(((priceBefore - price) * 100) / priceBefore));
  return percent >= 1 ? percent : null;
}
