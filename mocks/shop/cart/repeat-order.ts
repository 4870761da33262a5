import type { Order, OrderRepetition } from '#contract/client/client.schemas.ts';
import { maxLines } from '#shared/cart/limits.ts';
import { missingText } from '#shared/orders/missing-article.ts';
import { articleOf, capOf } from '../goods/articles.ts';
import type { Belongings, ShopState } from '../state/state.ts';

/** Puts the goods of an order into a cart, as far as they are in stock. */
export function repeatInCart(state: ShopState, cart: Belongings['cart'], order: Order): OrderRepetition {
  const missing: OrderRepetition['missing'] = [];
  let pieces = 0;
  for (const { articleId, name, size, quantity, isGift } of order.lines) {
    if (isGift) continue;
    const miss = (reason: Parameters<typeof missingText>[0]) =>
      missing.push({ articleId, name, size, text: missingText(reason) });
    const cap = articleOf(state, articleId) ? capOf(state, articleId) : 0;
    const own = cart.lines.find((line) => line.articleId === articleId && !line.isGift);
    if (cap === 0) miss({ why: 'SOLD_OUT' });
    else if (!own && cart.lines.length >= maxLines) miss({ why: 'NO_ROOM' });
    else {
      const had = own?.quantity ?? 0;
      const now = Math.min(cap, had + quantity);
      if (now < had + quantity) miss({ why: 'FEWER', quantity: now, byStock: cap < 10 });
      pieces += now - had;
      const seenPrice = own?.seenPrice ?? articleOf(state, articleId)?.price ?? 0;
      const line = { articleId, isGift: false, quantity: now, seenPrice, wasReduced: now < had + quantity };
      cart.lines = own ? cart.lines.map((one) => (one === own ? line : one)) : [...cart.lines, line];
    }
  }
  if (pieces > 0) cart.version += 1;
  return { pieces, missing };
}
