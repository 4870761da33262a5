import type { CartLine } from './cart-line.ts';
import { ruleOffering, withoutLostGifts } from './gifts.ts';
import { maxLineQuantity, maxLines } from './limits.ts';
import { type CartContext, fitToStock, quantityCap, replaceLine } from './lines.ts';
import type { MergedGoods } from './merge-messages.ts';
import type { CartMessage } from './notices.ts';

/** The result of merging the lines of two carts. */
export type MergedLines = MergedGoods & { lines: CartLine[]; messages: CartMessage[] };

/**
 * Merges a guest's lines into the account's cart (docs/specification.md §6.4). Quantities of an article that
 * both have are added up, at most to the stock. Further articles are appended, up to the maximum number of
 * lines. Sold-out articles are left out. A gift is kept only if the merged cart earns it.
 */
export function mergeLines(
  accountLines: readonly CartLine[],
  guestLines: readonly CartLine[],
  context: CartContext,
): MergedLines {
  const merged: MergedLines = {
    lines: accountLines.map((line) => fitToStock(line, context.articles.get(line.articleId))),
    added: 0,
    lowered: [],
    soldOut: [],
    noRoom: 0,
    giftLosses: [],
    messages: [],
  };
  // Gifts are merged after all other lines, because the goods of both carts together may earn them.
  for (const line of guestLines) if (!line.isGift) takeGoods(merged, line, context);
  for (const line of guestLines) if (line.isGift) takeGift(merged, line, context);
  return { ...merged, ...withoutLostGifts(merged.lines, context) };
}

function takeGoods(merged: MergedLines, guestLine: CartLine, { articles }: CartContext): void {
  const { articleId } = guestLine;
  const own = merged.lines.find((line) => line.articleId === articleId && !line.isGift);
  const cap = quantityCap(articles.get(articleId));
  if (cap === 0) {
    // No message is needed if the account's cart has the sold-out article too: its own line shows that it is
    // sold out.
    if (!own) merged.soldOut.push(articleId);
    return;
  }
  if (!own && merged.lines.length >= maxLines) {
    merged.noRoom += 1;
    return;
  }
  const had = own?.quantity ?? 0;
  const wanted = had + guestLine.quantity;
  const quantity = Math.min(wanted, cap);
  const isLowered = quantity < wanted;
  const line = own ?? guestLine;
  if (quantity > had) merged.added += 1;
  if (isLowered) merged.lowered.push({ articleId, quantity, byStock: cap < maxLineQuantity });
  merged.lines = replaceLine(merged.lines, own, {
    ...line,
    quantity,
    wasReduced: line.wasReduced || isLowered,
  });
}

function takeGift(merged: MergedLines, guestGift: CartLine, context: CartContext): void {
  const cartGifts = merged.lines.filter(({ isGift }) => isGift);
  if (cartGifts.some(({ articleId }) => articleId === guestGift.articleId)) return;
  const rule =
    merged.lines.length < maxLines ? ruleOffering(guestGift.articleId, merged.lines, context) : undefined;
  if (rule) merged.lines = [...merged.lines, { ...guestGift, giftRuleId: rule.id }];
  else {
    const hasAnother = cartGifts.some(({ giftRuleId }) => giftRuleId === guestGift.giftRuleId);
    merged.giftLosses.push(hasAnother ? 'ANOTHER_TAKEN' : 'NOT_OFFERED');
  }
}
