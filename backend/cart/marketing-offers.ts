import type { Cart } from '#contract/client/client.schemas.ts';
import { type LineOffers, pricedLine } from '#shared/cart/price-cart.ts';
import { showLine } from '#shared/cart/totals.ts';
import type { MarketingCart } from '../marketing/marketing.ts';
import { type OfferAudience, offersIfAny } from '../marketing/offers-if-any.ts';
import type { CartDeps } from './base/deps.ts';
import { goodsLine, priceCart, type ReadCart } from './queries/view.ts';

type OfferDeps = Pick<CartDeps, 'marketing' | 'logger'>;

/**
 * Returns a cart with its prices, and with the marketing platform's offers if the caller wants them. Call
 * this after the transaction that read the cart, so that no database connection waits for the platform.
 */
export async function answerCart(deps: OfferDeps, read: ReadCart, audience: OfferAudience): Promise<Cart> {
  return priceCart(read, await offersOn(deps, read, audience));
}

/**
 * Asks the marketing platform for its discounts. Returns them by cart line; undefined if the platform gives
 * no discounts.
 */
export function offersOn(
  deps: OfferDeps,
  read: ReadCart,
  audience: OfferAudience,
): Promise<LineOffers | undefined> {
  return offersIfAny(deps, toMarketingCart(read), audience, 'offers on a cart');
}

/**
 * Converts a cart to what the marketing platform expects: only lines that are paid for and in stock, with the
 * quantities that the shopper sees.
 */
function toMarketingCart({ rows, codes }: ReadCart): Omit<MarketingCart, 'deviceId'> {
  return {
    lines: rows.flatMap((row) => {
      const { quantity, unitPrice, lineTotal } = showLine(pricedLine(goodsLine(row)));
      if (lineTotal === 0) return [];
      return { articleId: row.article.id, quantity, unitPrice };
    }),
    promoCodes: codes.map(({ code }) => code),
  };
}
