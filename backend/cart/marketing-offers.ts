import type { Cart } from '#contract/client/client.schemas.ts';
import { type LineOffers, pricedLine } from '#shared/cart/price-cart.ts';
import { showLine } from '#shared/cart/totals.ts';
import type { MarketingCart } from '../marketing/marketing.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { CartDeps } from './base/deps.ts';
import { goodsLine, priceCart, type ReadCart } from './queries/view.ts';

export type CartAudience = {
  /** Whether the caller wants offers: the query parameter extendByMindbox of docs/specification.md §7. */
  isExtended: boolean;
  /** X-Mindbox-Device-UUID; undefined without the shopper's consent. */
  deviceId: string | undefined;
  requestId: string;
};

type OfferDeps = Pick<CartDeps, 'marketing' | 'logger'>;

/**
 * A cart with its prices, including the marketing platform's offers if requested. Call after the
 * transaction that read the cart, so that no database connection waits for the platform.
 */
export async function answerCart(deps: OfferDeps, read: ReadCart, audience: CartAudience): Promise<Cart> {
  return priceCart(read, await offersOn(deps, read, audience));
}

/**
 * The marketing platform's discounts by line. If the platform fails, the failure is only logged and the
 * shopper gets no error.
 */
export async function offersOn(
  { marketing, logger }: OfferDeps,
  read: ReadCart,
  { isExtended, deviceId, requestId }: CartAudience,
): Promise<LineOffers | undefined> {
  if (!marketing || !isExtended) return undefined;
  const asked = toMarketingCart(read, deviceId ?? null);
  if (asked.lines.length === 0) return undefined;
  try {
    return (await marketing.offersFor(asked))?.lineDiscounts;
  } catch (error) {
    const fields = { requestId, operation: 'offers on a cart', cause: loggedCause(error) };
    logger.warn(fields, 'the marketing platform failed; the cart was shown without its offers');
    return undefined;
  }
}

/** Converts the lines that are paid for and in stock, with the quantities that the shopper sees. */
function toMarketingCart({ rows, codes }: ReadCart, deviceId: string | null): MarketingCart {
  return {
    deviceId,
    lines: rows.flatMap((row) => {
      const { quantity, unitPrice, lineTotal } = showLine(pricedLine(goodsLine(row)));
      if (lineTotal === 0) return [];
      return { articleId: row.article.id, quantity, unitPrice };
    }),
    promoCodes: codes.map(({ code }) => code),
  };
}
