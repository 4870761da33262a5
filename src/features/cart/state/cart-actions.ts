import type { CartAction, CartItem } from '@/lib/api';

/**
 * The functions below build action lists (docs/specification.md §4.3). The shop carries out a list in its
 * order, completely or not at all. Quantities are whole numbers of pieces, 1–10.
 */
type Line = Pick<CartItem, 'articleId' | 'isGift'>;

/** Adds pieces of an article, or takes a gift that the cart offers. */
export function addActions(articleId: string, quantity: number, isGift = false): CartAction[] {
  return [isGift ? { action: 'ADD', articleId, quantity, isGift } : { action: 'ADD', articleId, quantity }];
}

/** Removes one piece of an article. */
export function removeActions(articleId: string): CartAction[] {
  return [{ action: 'REMOVE', articleId, quantity: 1 }];
}

/** Sets the quantity of a line; 0 removes the line. */
export function updateActions(line: Line, quantity: number): CartAction[] {
  return [updateAction(line, quantity)];
}

/** Empties the cart by setting every quantity to 0. No actions for an empty cart. */
export function clearActions(lines: readonly Line[]): CartAction[] {
  return lines.map((line) => updateAction(line, 0));
}

/**
 * Replaces one piece of an article by a quantity of another article, or of the same. For another article:
 * removes one piece of the old one and adds the quantity of the new one. For the same article: adds the
 * quantity minus one, so a quantity of 1 needs no action.
 */
export function changeActions(oldArticleId: string, newArticleId: string, quantity: number): CartAction[] {
  if (oldArticleId !== newArticleId) {
    return [...removeActions(oldArticleId), ...addActions(newArticleId, quantity)];
  }
  return quantity > 1 ? addActions(newArticleId, quantity - 1) : [];
}

/** Takes a gift and removes the gift that it replaces. */
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
