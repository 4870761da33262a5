import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { ArticleState, CartLine } from '#shared/cart/cart-line.ts';
import { applyActions, type CartAction, type CartContext, type CartRefusal } from '#shared/cart/lines.ts';
import { articlePrice } from '../../domain/article-prices.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { cartLine, cartRequest } from '../base/tables.ts';
import { readGiftRules } from './gift-rules.ts';
import { advanceCart, lockCart } from './hold-cart.ts';
import { type ReadCart, readCart } from './read-cart.ts';

/** For how long a repeated request id is recognised and has no effect, in ms (openapi, applyCartActions). */
const requestMemoryMs = 10 * 60 * 1000;

const refusalStatus: Record<CartRefusal, 404 | 409> = {
  ARTICLE_NOT_FOUND: 404,
  ARTICLE_NOT_IN_CART: 409,
  ARTICLE_SOLD_OUT: 409,
  CART_LINE_LIMIT: 409,
  GIFT_NOT_OFFERED: 409,
};

/**
 * Applies actions to the cart of an owner and returns the resulting cart.
 *
 * Runs in one transaction that locks the cart's row from the first read to the last write. Changes of the
 * same cart run one after another; different carts do not affect each other. If the actions are refused,
 * everything is rolled back including the request id, so that the same request can succeed later.
 */
export async function applyCartActions(
  db: Database,
  change: { ownerId: string; requestId: string; actions: readonly CartAction[]; now: Date },
): Promise<ReadCart> {
  const { ownerId, requestId, now } = change;
  const actions = change.actions.map((action) => ({ ...action, articleId: action.articleId.toLowerCase() }));
  return db.transaction(async (tx) => {
    const locked = await lockCart(tx, ownerId, now);
    if (!(await isFirstRequest(tx, locked.id, requestId, now))) return readCart(tx, ownerId, now);
    const before = await readLines(tx, locked.id);
    const outcome = applyActions(before, actions, await readContext(tx, [...before, ...actions], now));
    if ('refused' in outcome) throw new ProblemError(refusalStatus[outcome.refused], outcome.refused);
    if (await writeLines(tx, locked.id, before, outcome.lines)) await advanceCart(tx, locked, now);
    return readCart(tx, ownerId, now, { messages: outcome.messages });
  });
}

/**
 * Stores the id of a request for a locked cart. Returns false if the id is already stored, so that the
 * request is a repetition.
 */
export async function isFirstRequest(
  tx: Transaction,
  cartId: string,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const forgotten = new Date(now.getTime() - requestMemoryMs);
  await tx
    .delete(cartRequest)
    .where(and(eq(cartRequest.cartId, cartId), lt(cartRequest.createdAt, forgotten)));
  const noted = await tx
    .insert(cartRequest)
    .values({ cartId, requestId, createdAt: now })
    .onConflictDoNothing()
    .returning({ requestId: cartRequest.requestId });
  return noted.length > 0;
}

/** The lines of a cart in their order. */
export function readLines(tx: Transaction, cartId: string): Promise<CartLine[]> {
  return tx
    .select({
      articleId: cartLine.articleId,
      isGift: cartLine.isGift,
      giftRuleId: cartLine.giftRuleId,
      quantity: cartLine.quantity,
      seenPrice: cartLine.seenPrice,
      wasReduced: cartLine.wasReduced,
    })
    .from(cartLine)
    .where(eq(cartLine.cartId, cartId))
    .orderBy(asc(cartLine.position), asc(cartLine.articleId));
}

/**
 * Reads the database rows that the cart rules need: the gift rules that are active now, the articles with the
 * given ids, and the articles that shoppers may choose as gifts.
 */
export async function readContext(
  tx: Transaction,
  named: readonly { articleId: string }[],
  now: Date,
): Promise<CartContext> {
  const giftRules = await readGiftRules(tx, now);
  const offered = giftRules.flatMap(({ articleIds }) => articleIds);
  const articles = await readArticles(tx, [...named.map(({ articleId }) => articleId), ...offered]);
  return { articles, giftRules };
}

/** Stock and price by article id; ids of unknown articles are left out. */
async function readArticles(tx: Transaction, named: readonly string[]): Promise<Map<string, ArticleState>> {
  const ids = [...new Set(named)];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: article.id, groupId: variant.groupId, stock: article.stock, price: articlePrice })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(inArray(article.id, ids));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/**
 * Replaces all lines of a locked cart and returns whether they changed. It deletes and inserts all lines,
 * which is cheap because a cart has few.
 */
export async function writeLines(
  tx: Transaction,
  cartId: string,
  before: readonly CartLine[],
  lines: readonly CartLine[],
): Promise<boolean> {
  if (isDeepStrictEqual(before, lines)) return false;
  await tx.delete(cartLine).where(eq(cartLine.cartId, cartId));
  if (lines.length > 0)
    await tx.insert(cartLine).values(lines.map((line, position) => ({ ...line, cartId, position })));
  return true;
}
