import { holdPrincipal } from '../domain/principal.ts';
import type { Database } from '../platform/db/client.ts';
import { mergeLines } from './merge/merge-lines.ts';
import { advanceCart, holdCart } from './queries/hold-cart.ts';
import { isFirstRequest, readContext, readLines, writeLines } from './queries/queries.ts';
import type { CartLine } from './rules/rules.ts';

type Wanted = { articleId: string; quantity: number };

/** What became of goods that were put into a cart. Articles that are in none of the lists came in full. */
export type PutResult = {
  pieces: number;
  /** With the pieces that the line has now, and whether the stock or the limit of ten is to blame. */
  lowered: { articleId: string; quantity: number; byStock: boolean }[];
  /** Not in stock, or no longer in the shop. */
  soldOut: string[];
  /** For which the cart has no room. */
  noRoom: string[];
};

/**
 * Puts goods on top of what is in the cart of an owner, as far as they are in stock. A repeated request id puts nothing in
 * (docs/decisions/0004-cart-semantics.md).
 */
export async function putInCart(
  db: Database,
  {
    ownerId,
    wanted,
    requestId,
    now,
  }: { ownerId: string; wanted: readonly Wanted[]; requestId: string; now: Date },
): Promise<PutResult> {
  return db.transaction(async (tx) => {
    await holdPrincipal(tx, ownerId);
    const held = await holdCart(tx, ownerId, now);
    if (!(await isFirstRequest(tx, held.id, requestId, now)))
      return { pieces: 0, lowered: [], soldOut: [], noRoom: [] };
    const before = await readLines(tx, held.id);
    const context = await readContext(tx, [...before, ...wanted], now);
    const coming = wanted.map(({ articleId, quantity }): CartLine => {
      const seenPrice = context.articles.get(articleId)?.price ?? 0;
      return { articleId, quantity, seenPrice, isGift: false, giftRuleId: null, wasReduced: false };
    });
    const { lines, lowered, soldOut } = mergeLines(before, coming, context);
    if (await writeLines(tx, held.id, before, lines)) await advanceCart(tx, held, now);
    const isThere = (articleId: string) => lines.some((line) => line.articleId === articleId && !line.isGift);
    return {
      pieces: piecesOf(lines) - piecesOf(before),
      lowered,
      soldOut,
      noRoom: wanted
        .map(({ articleId }) => articleId)
        .filter((articleId) => !isThere(articleId) && !soldOut.includes(articleId)),
    };
  });
}

const piecesOf = (lines: readonly CartLine[]) =>
  lines.reduce((all, { isGift, quantity }) => (isGift ? all : all + quantity), 0);
