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

/** The data with which cart actions are checked. The map has no entry for articles that do not exist. */
export type CartContext = GiftContext;

/** The changed cart, or the reason why nothing was changed. */
type CartOutcome = { lines: CartLine[]; messages: CartMessage[] } | { refused: CartRefusal };

/** The maximum quantity of an article on a line now: its stock, but at most 10; 0 if it is sold out. */
export function quantityCap(article: Pick<ArticleState, 'stock'> | undefined): number {
  return Math.min(article?.stock ?? 0, maxLineQuantity);
}

/**
 * Lowers the quantity of a line to the stock. A sold-out line keeps its quantity, so that the shopper sees
 * what is missing and can buy it when it is in stock again.
 */
export function fitToStock(line: CartLine, article: Pick<ArticleState, 'stock'> | undefined): CartLine {
  const cap = quantityCap(article);
  return cap > 0 && line.quantity > cap ? { ...line, quantity: cap, wasReduced: true } : line;
}

/**
 * Applies actions in order, all or none (docs/specification.md §4.3).
 *
 * ADD adds pieces, REMOVE removes pieces, UPDATE sets the quantity, and UPDATE 0 removes the line. A quantity
 * above the stock or above 10 is lowered, and the line records that. UPDATE 0 succeeds even for an article
 * that no longer exists, so that an old cart can always be cleared. A gift may be taken as soon as the cart
 * earns it, and is removed when the cart no longer earns it.
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
  // The limit is checked after all actions, so that a full cart can replace an article by another in either
  // order.
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

/** Applies an action to a gift: the gift is taken, stays or is removed. Its quantity is always one. */
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

/** The given lines, with `line` in place of `old`, or at the end if there is no old line. */
export function replaceLine(lines: CartLine[], old: CartLine | undefined, line: CartLine): CartLine[] {
  return old ? lines.map((other) => (other === old ? line : other)) : [...lines, line];
}
