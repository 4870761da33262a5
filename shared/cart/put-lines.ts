import type { CartLine } from './cart-line.ts';
import type { CartContext } from './lines.ts';
import { mergeLines } from './merge-lines.ts';
import type { LoweredLine } from './merge-messages.ts';

type Wanted = { articleId: string; quantity: number };

/** The articles that could not be put into a cart in full. All other articles were added in full. */
export type PutResult = {
  pieces: number;
  lowered: LoweredLine[];
  /** Articles that are out of stock or no longer in the shop. */
  soldOut: string[];
  /** Articles that were left out because the cart is full. */
  noRoom: string[];
};

/** Adds goods to a cart, as many pieces as are in stock. */
export function putLines(
  before: readonly CartLine[],
  wanted: readonly Wanted[],
  context: CartContext,
): PutResult & { lines: CartLine[] } {
  const coming = wanted.map(({ articleId, quantity }): CartLine => {
    const seenPrice = context.articles.get(articleId)?.price ?? 0;
    return { articleId, quantity, seenPrice, isGift: false, giftRuleId: null, wasReduced: false };
  });
  const { lines, lowered, soldOut } = mergeLines(before, coming, context);
  const isThere = (articleId: string) => lines.some((line) => line.articleId === articleId && !line.isGift);
  return {
    lines,
    pieces: piecesOf(lines) - piecesOf(before),
    lowered,
    soldOut,
    noRoom: wanted
      .map(({ articleId }) => articleId)
      .filter((articleId) => !isThere(articleId) && !soldOut.includes(articleId)),
  };
}

const piecesOf = (lines: readonly CartLine[]) =>
  lines.reduce((all, { isGift, quantity }) => (isGift ? all : all + quantity), 0);
