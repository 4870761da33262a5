import type { Cart, CartAction, CartItem } from '@/lib/api';
import type { EventGoods } from '@/shop/analytics/events';
import { track } from '@/shop/analytics/track';

/** A line as goods of an analytics event. */
export const goodsOfLine = (line: CartItem, quantity = line.quantity): EventGoods => ({
  productUrl: line.productUrl,
  name: line.name,
  price: line.unitPrice,
  colour: line.colour.displayValue,
  articleId: line.articleId,
  size: line.size,
  quantity,
});

/**
 * Reports the goods that a change added to the cart or removed from it to analytics. Gifts are not reported.
 * Each tab reports only its own changes.
 */
export function reportCartChange(
  actions: readonly CartAction[],
  before: Cart | undefined,
  after: Cart,
): void {
  const changed = new Set(actions.map(({ articleId }) => articleId));
  const linesOf = (cart: Cart | undefined) =>
    new Map(
      cart?.items
        .filter(({ articleId, isGift }) => !isGift && changed.has(articleId))
        .map((line) => [line.articleId, line]),
    );
  const [old, now] = [linesOf(before), linesOf(after)];
  const added: EventGoods[] = [];
  const removed: EventGoods[] = [];
  for (const articleId of changed) {
    const line = now.get(articleId) ?? old.get(articleId);
    if (!line) continue;
    const more = (now.get(articleId)?.quantity ?? 0) - (old.get(articleId)?.quantity ?? 0);
    if (more > 0) added.push(goodsOfLine(line, more));
    if (more < 0) removed.push(goodsOfLine(line, -more));
  }
  if (added.length > 0) track({ type: 'add', goods: added });
  if (removed.length > 0) track({ type: 'remove', goods: removed });
}
