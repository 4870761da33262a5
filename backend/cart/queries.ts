import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Cart } from '../../src/generated/model/cart.ts';
import type { Database, Transaction } from '../db/client.ts';
import { article, cart, cartLine, cartRequest, variant, variantGroup } from '../db/schema.ts';
import { ProblemError } from '../http/problem.ts';
import {
  type ArticleState,
  applyActions,
  type CartAction,
  type CartLine,
  type CartRefusal,
} from './rules.ts';
import { type CartRow, type CartSnapshot, toCart } from './view.ts';

/** A repeated request id changes nothing for so long (openapi, applyCartActions). */
const requestMemoryMs = 10 * 60 * 1000;

const refusalStatus: Record<CartRefusal, 404 | 409> = {
  ARTICLE_NOT_FOUND: 404,
  ARTICLE_NOT_IN_CART: 409,
  ARTICLE_SOLD_OUT: 409,
  CART_LINE_LIMIT: 409,
  GIFT_NOT_OFFERED: 409,
};

/**
 * The id of an owner's cart. It follows from the owner, so that the empty cart of an owner who never wrote has
 * the id that the first write will give it.
 */
export function cartIdOf(ownerId: string): string {
  const bytes = createHash('sha256').update(`cart ${ownerId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The cart of an owner, priced now. Reading never writes: an owner without a cart has an empty one. */
export async function getCart(db: Database | Transaction, ownerId: string): Promise<Cart> {
  const rows = await db
    .select({ cart, line: cartLine, article, variant, group: variantGroup })
    .from(cart)
    .leftJoin(cartLine, eq(cartLine.cartId, cart.id))
    .leftJoin(article, eq(article.id, cartLine.articleId))
    .leftJoin(variant, eq(variant.id, article.variantId))
    .leftJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(eq(cart.ownerId, ownerId))
    .orderBy(asc(cartLine.position), asc(cartLine.articleId));
  const snapshot: CartSnapshot = { id: cartIdOf(ownerId), version: rows[0]?.cart.version ?? 0 };
  return toCart(
    snapshot,
    rows.filter((row): row is typeof row & CartRow => row.line !== null),
  );
}

/**
 * Applies actions to the cart of an owner and answers with the cart after them.
 *
 * One transaction that holds the cart's row from the first read to the last write: changes of one cart follow
 * one another, changes of different carts never meet. A refusal rolls everything back, the request id too, so
 * that a later repetition is judged anew.
 */
export async function applyCartActions(
  db: Database,
  change: { ownerId: string; requestId: string; actions: readonly CartAction[]; now: Date },
): Promise<Cart> {
  const { ownerId, requestId, now } = change;
  const actions = change.actions.map((action) => ({ ...action, articleId: action.articleId.toLowerCase() }));
  return db.transaction(async (tx) => {
    const held = await holdCart(tx, ownerId, now);
    if (await isFirstRequest(tx, held.id, requestId, now)) {
      const before = await readLines(tx, held.id);
      const articles = await readArticles(tx, [...before, ...actions]);
      // There are no gift rules yet, so no cart has a gift on offer.
      const outcome = applyActions(before, actions, { articles, giftArticleIds: new Set() });
      if ('refused' in outcome) throw new ProblemError(refusalStatus[outcome.refused], outcome.refused);
      await writeLines(tx, held, before, outcome.lines, now);
    }
    return getCart(tx, ownerId);
  });
}

export type HeldCart = { id: string; version: number };

/** Locks the row of an owner's cart until the transaction ends; makes the cart when there is none. */
export async function holdCart(tx: Transaction, ownerId: string, now: Date): Promise<HeldCart> {
  const lock = () =>
    tx
      .select({ id: cart.id, version: cart.version })
      .from(cart)
      .where(eq(cart.ownerId, ownerId))
      .for('update');
  const [existing] = await lock();
  if (existing) return existing;
  await tx
    .insert(cart)
    .values({ id: cartIdOf(ownerId), ownerId, version: 0, updatedAt: now })
    .onConflictDoNothing();
  const [made] = await lock();
  if (!made) throw new Error('A cart vanished while it was made.');
  return made;
}

async function isFirstRequest(
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
      quantity: cartLine.quantity,
      seenPrice: cartLine.seenPrice,
      wasReduced: cartLine.wasReduced,
    })
    .from(cartLine)
    .where(eq(cartLine.cartId, cartId))
    .orderBy(asc(cartLine.position), asc(cartLine.articleId));
}

/** Stock and price of the named articles; those that do not exist are missing. */
export async function readArticles(
  tx: Transaction,
  named: readonly { articleId: string }[],
): Promise<Map<string, ArticleState>> {
  const ids = [...new Set(named.map(({ articleId }) => articleId))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: article.id, stock: article.stock, price: variant.price })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(inArray(article.id, ids));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** Writes the lines of a held cart when they changed. Lines are few, so all are written anew. */
export async function writeLines(
  tx: Transaction,
  held: HeldCart,
  before: readonly CartLine[],
  lines: readonly CartLine[],
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, lines)) return;
  await tx.delete(cartLine).where(eq(cartLine.cartId, held.id));
  if (lines.length > 0) {
    await tx.insert(cartLine).values(lines.map((line, position) => ({ ...line, cartId: held.id, position })));
  }
  // The lock already keeps others out; the condition makes a mistake in locking fail instead of losing a change.
  const advanced = await tx
    .update(cart)
    .set({ version: held.version + 1, updatedAt: now })
    .where(and(eq(cart.id, held.id), eq(cart.version, held.version)))
    .returning({ id: cart.id });
  if (advanced.length === 0) throw new Error('A cart changed while it was held.');
}
