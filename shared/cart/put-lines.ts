import type { CartLine } from './cart-line.ts';
import type { CartContext } from './lines.ts';
import { mergeLines } from './merge-lines.ts';
import type { LoweredLine } from './merge-messages.ts';

type Wanted = { articleId: string; quantity: number };

/** Which articles could not be added to a cart completely. All other articles were added completely. */
export type PutResult = {
  pieces: number;
  lowered: LoweredLine[];
  /** Ids of articles that are sold out or no longer in the shop. */
  soldOut: string[];
  /** Ids of articles for which the cart has no room: it has the maximum number of lines. */
  noRoom: string[];
};

/** Adds goods to a cart. Of each, as many pieces as are in stock are added. */
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
