import type { ArticleState, CartLine } from './cart-line.ts';
import { type GiftContext, ruleOffering, withoutLostGifts } from './gifts.ts';
import { maxLineQuantity, maxLines } from './limits.ts';
import type { CartMessage } from './notices.ts';

export type CartAction = {
  action: 'ADD' | 'REMOVE' | 'UPDATE';
  articleId: string;
  quantity: number;
  isGift?: boolean | undefined;
};

export type CartRefusal =
  | 'ARTICLE_NOT_FOUND'
  | 'ARTICLE_NOT_IN_CART'
  | 'ARTICLE_SOLD_OUT'
  | 'CART_LINE_LIMIT'
  | 'GIFT_NOT_OFFERED';

/**
 * What is needed to check cart actions. The map of articles has no entry for an article that does not exist.
 */
export type CartContext = GiftContext;

/** The cart after the actions, or the reason why they were refused. */
type CartOutcome = { lines: CartLine[]; messages: CartMessage[] } | { refused: CartRefusal };

/** The highest quantity that a line may have now: the stock, but at most 10. 0 if the article is sold out. */
export function quantityCap(article: Pick<ArticleState, 'stock'> | undefined): number {
  return Math.min(article?.stock ?? 0, maxLineQuantity);
}

/**
 * Lowers the quantity of a line to the stock. A sold-out line keeps its quantity, so that the shopper sees
 * what is missing and can buy it when it is back in stock.
 */
export function fitToStock(line: CartLine, article: Pick<ArticleState, 'stock'> | undefined): CartLine {
  const cap = quantityCap(article);
  return cap > 0 && line.quantity > cap ? { ...line, quantity: cap, wasReduced: true } : line;
}

/**
 * Applies cart actions in order, all or none (docs/specification.md §4.3). ADD adds pieces, REMOVE removes
 * pieces, UPDATE sets the quantity, and UPDATE to 0 removes the line. A quantity above the stock or above 10
 * is lowered, and the line records this. UPDATE to 0 succeeds even for an article that no longer exists, so
 * that an old cart can always be emptied. A gift may be added as soon as the cart earns it, and is removed
 * when the cart no longer does.
 */
export function applyActions(
  lines: readonly CartLine[],
  actions: readonly CartAction[],
  context: CartContext,
): CartOutcome {
  let current = lines.map((line) => fitToStock(line, context.articles.get(line.articleId)));
  for (const action of actions) {
    const next = applyAction(current, action, context);
    if (typeof next === 'string') return { refused: next };
    current = next;
  }
  // Checked only after all actions: in a full cart, an article may be added before another article is
  // removed.
  return current.length > maxLines ? { refused: 'CART_LINE_LIMIT' } : withoutLostGifts(current, context);
}

function applyAction(
  lines: CartLine[],
  { action, articleId, quantity, isGift = false }: CartAction,
  context: CartContext,
): CartLine[] | CartRefusal {
  const line = lines.find((other) => other.articleId === articleId && other.isGift === isGift);
  if (action === 'UPDATE' && quantity === 0) return lines.filter((other) => other !== line);

  const article = context.articles.get(articleId);
  if (!article) return 'ARTICLE_NOT_FOUND';
  if (action !== 'ADD' && !line) return 'ARTICLE_NOT_IN_CART';
  if (isGift) return applyToGift(lines, line, { action, articleId }, context);

  const before = line?.quantity ?? 0;
  const touched = { articleId, isGift, giftRuleId: null, seenPrice: article.price, wasReduced: false };
  if (action === 'REMOVE') {
    const rest = before - quantity;
    return rest > 0
      ? replaceLine(lines, line, { ...touched, quantity: rest })
      : lines.filter((other) => other !== line);
  }
  if (quantityCap(article) === 0) return 'ARTICLE_SOLD_OUT';
  const wanted = action === 'ADD' ? before + quantity : quantity;
  return replaceLine(lines, line, fitToStock({ ...touched, quantity: wanted }, article));
}

/** Applies an action to a gift, which is added, kept or removed. Its quantity is always 1. */
function applyToGift(
  lines: CartLine[],
  line: CartLine | undefined,
  { action, articleId }: Pick<CartAction, 'action' | 'articleId'>,
  context: CartContext,
): CartLine[] | CartRefusal {
  if (action === 'REMOVE') return lines.filter((other) => other !== line);
  if (action === 'UPDATE') return lines;
  const rule = ruleOffering(articleId, lines, context);
  if (!rule) return 'GIFT_NOT_OFFERED';
  const seenPrice = context.articles.get(articleId)?.price ?? 0;
  return [
    ...lines,
    { articleId, isGift: true, giftRuleId: rule.id, quantity: 1, seenPrice, wasReduced: false },
  ];
}

/** Replaces `old` by `line` in the lines. If `old` is undefined, appends `line`. */
export function replaceLine(lines: CartLine[], old: CartLine | undefined, line: CartLine): CartLine[] {
  return old ? lines.map((other) => (other === old ? line : other)) : [...lines, line];
}
