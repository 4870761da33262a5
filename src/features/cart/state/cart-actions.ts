import type { CartAction, CartItem } from '@/lib/api';

/**
 * Lists of changes as docs/specification.md §4.3 builds them. A list is carried out whole or not at all, in its
 * order. Quantities are whole pieces, 1–10.
 */
type Line = Pick<CartItem, 'articleId' | 'isGift'>;

/** Puts pieces of an article into the cart, or takes a gift that is on offer. */
export function addActions(articleId: string, quantity: number, isGift = false): CartAction[] {
  return [isGift ? { action: 'ADD', articleId, quantity, isGift } : { action: 'ADD', articleId, quantity }];
}

/** Takes one piece of an article out. */
export function removeActions(articleId: string): CartAction[] {
  return [{ action: 'REMOVE', articleId, quantity: 1 }];
}

/** Sets the quantity of a line; 0 takes the line out. */
export function updateActions(line: Line, quantity: number): CartAction[] {
  return [updateAction(line, quantity)];
}

/** Empties the cart: the quantity of every line becomes 0. An empty cart has nothing to do. */
export function clearActions(lines: readonly Line[]): CartAction[] {
  return lines.map((line) => updateAction(line, 0));
}

/**
 * Turns a piece into another article or quantity. Another article: one of the old out, the new in with the new
 * quantity. The same article: the quantity less the one that is there is added; nothing to do for a quantity of 1.
 */
export function changeActions(oldArticleId: string, newArticleId: string, quantity: number): CartAction[] {
  if (oldArticleId !== newArticleId) {
    return [...removeActions(oldArticleId), ...addActions(newArticleId, quantity)];
  }
  return quantity > 1 ? addActions(newArticleId, quantity - 1) : [];
}

/** Takes a gift; the gift that it replaces is removed by the same list. */
export function giftActions(articleId: string, replacedArticleId?: string): CartAction[] {
  const added = addActions(articleId, 1, true);
  if (replacedArticleId === undefined || replacedArticleId === articleId) return added;
  return [{ action: 'REMOVE', articleId: replacedArticleId, quantity: 1, isGift: true }, ...added];
}

function updateAction({ articleId, isGift }: Line, quantity: number): CartAction {
  return isGift
    ? { action: 'UPDATE', articleId, quantity, isGift }
    : { action: 'UPDATE', articleId, quantity };
}
