import type { CartAction, CartMessage } from '#contract/client/client.schemas.ts';
import { maxLines } from '#shared/cart/limits.ts';
import { articleOf, capOf } from '../goods/articles.ts';
import { Refusal } from '../state/refusal.ts';
import type { CartLine, ShopState } from '../state/state.ts';
import { isOffered, withoutLostGift } from './gifts.ts';

type Outcome = { lines: CartLine[]; messages: CartMessage[] };

/** All actions or none (docs/specification.md §4.3). @throws {Refusal} */
export function applyActions(state: ShopState, lines: readonly CartLine[], actions: CartAction[]): Outcome {
  const fitting = lines.map((line) => fitToStock(state, line));
  const after = actions.reduce((current, action) => applyAction(state, current, action), fitting);
  if (after.length > maxLines) throw new Refusal('CART_LINE_LIMIT');
  return withoutLostGift(state, after);
}

/** Lowers a line to what is in stock; a sold-out one keeps its quantity. */
export function fitToStock(state: ShopState, line: CartLine): CartLine {
  const cap = capOf(state, line.articleId);
  return cap > 0 && line.quantity > cap ? { ...line, quantity: cap, wasReduced: true } : line;
}

function applyAction(state: ShopState, lines: CartLine[], action: CartAction): CartLine[] {
  const { articleId, isGift = false } = action;
  const line = lines.find((other) => other.articleId === articleId && other.isGift === isGift);
  const others = lines.filter((other) => other !== line);
  if (action.action === 'UPDATE' && action.quantity === 0) return others;
  const found = articleOf(state, articleId);
  if (!found) throw new Refusal('ARTICLE_NOT_FOUND');
  if (action.action !== 'ADD' && !line) throw new Refusal('ARTICLE_NOT_IN_CART');

  const before = line?.quantity ?? 0;
  if (action.action === 'REMOVE' && before <= action.quantity) return others;
  if (isGift && action.action === 'UPDATE') return lines;
  if (isGift && !isOffered(state, lines, articleId)) throw new Refusal('GIFT_NOT_OFFERED');
  if (action.action !== 'REMOVE' && capOf(state, articleId) === 0) throw new Refusal('ARTICLE_SOLD_OUT');
  const wanted = { ADD: before + action.quantity, REMOVE: before - action.quantity, UPDATE: action.quantity };
  const quantity = isGift ? 1 : wanted[action.action];
  const touched = { articleId, isGift, quantity, seenPrice: found.price, wasReduced: false };
  const changed = action.action === 'REMOVE' ? touched : fitToStock(state, touched);
  return line ? lines.map((other) => (other === line ? changed : other)) : [...lines, changed];
}
