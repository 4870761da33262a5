/** What a piece costs, and cost before a discount; null without one. Kopecks. */
export type Prices = { price: number; priceBefore: number | null };

/** A size as the contract has it: with prices where those of its colour differ. */
type PricedSize = { price?: number; priceBefore?: number };

/** What a size costs; without a size, its colour. */
export const pricesOfSize = (colour: Prices, size?: PricedSize): Prices =>
  size?.price === undefined
    ? { price: colour.price, priceBefore: colour.priceBefore }
    : { price: size.price, priceBefore: size.priceBefore ?? null };

/**
 * Prices of the sizes of a colour as the contract says them: of every size where they differ, so that none is ever read
 * beside another answer's colour; of none where all cost what the colour does.
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

/** A colour as it is shown by the prices of its sizes. */
export type ColourPrices = Prices & { hasDearerSizes?: true };

/**
 * What a colour costs: the lowest price of its sizes in stock, of all when none is (docs/decisions/0056-prices-by-size.md). Of sizes at that price the
 * one that claims the least discount speaks. Undefined without sizes.
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

/** Whole percent off, rounded down so as not to promise more than is given; null when it is less than one. */
export function discountPercent(price: number, priceBefore: number | null): number | null {
  if (priceBefore === null) return null;
  const percent = Math.min(99, Math.floor(((priceBefore - price) * 100) / priceBefore));
  return percent >= 1 ? percent : null;
}
