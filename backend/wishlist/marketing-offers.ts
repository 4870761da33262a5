import type { ProductCard, WishlistEntry, WishlistPage } from '#contract/client/client.schemas.ts';
import { discountPercent, type Prices, pricesOfSize } from '#shared/goods/prices.ts';
import type { Marketing } from '../marketing/marketing.ts';
import { type OfferAudience, offersIfAny } from '../marketing/offers-if-any.ts';
import type { Logger } from '../platform/log/logger.ts';

export type OfferDeps = {
  /** Null if the shop has no marketing platform. */
  marketing: Marketing | null;
  logger: Logger;
};

/**
 * A page of a wishlist. If the caller wants the marketing platform's discounts, the prices include them: the
 * platform computes them for a cart with one piece of each entry in stock. Order, filter and `priceDrop`
 * depend only on the shop's own prices.
 */
export async function withOffers(
  deps: OfferDeps,
  page: WishlistPage,
  audience: OfferAudience,
): Promise<WishlistPage> {
  const lines = page.items
    .filter(({ inStock }) => inStock)
    .map((entry) => ({ articleId: entry.articleId, quantity: 1, unitPrice: keptPrices(entry).price }));
  const offers = await offersIfAny(deps, { lines }, audience, 'offers on a wishlist');
  if (!offers) return page;
  return {
    ...page,
    items: page.items.map((entry) => {
      const off = Math.floor(offers.get(entry.articleId) ?? 0);
      return off > 0 ? { ...entry, product: cheaper(entry, off) } : entry;
    }),
  };
}

const keptSize = ({ articleId, sizeChosen, product }: WishlistEntry) =>
  product.sizes.find((size) => sizeChosen && size.articleId === articleId);

/** The prices of an entry: those of the chosen size or, if none was chosen, of the colour. */
const keptPrices = (entry: WishlistEntry): Prices => pricesOfSize(entry.product, keptSize(entry));

/** The product card of an entry whose price is lower by `off` kopecks, but not below 0. */
function cheaper(entry: WishlistEntry, off: number): ProductCard {
  const { product } = entry;
  const { price, priceBefore } = keptPrices(entry);
  const lower = { price: Math.max(0, price - off), priceBefore: priceBefore ?? price };
  const size = keptSize(entry);
  if (size?.price === undefined)
    return { ...product, ...lower, discountPercent: discountPercent(lower.price, lower.priceBefore) };
  return { ...product, sizes: product.sizes.map((one) => (one === size ? { ...one, ...lower } : one)) };
}
