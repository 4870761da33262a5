import { type PutResult, putLines } from '#shared/cart/put-lines.ts';
import { lockPrincipal } from '../domain/principal.ts';
import type { Database } from '../platform/db/database.ts';
import { advanceCart, lockCart } from './queries/hold-cart.ts';
import { isFirstRequest, readContext, readLines, writeLines } from './queries/queries.ts';

/**
 * Adds goods to the cart of an owner. The quantity of each article is limited to its stock. A request id that
 * was seen before adds nothing (docs/decisions/0004-cart-semantics.md).
 */
export async function putInCart(
  db: Database,
  {
    ownerId,
    wanted,
    requestId,
    now,
  }: {
    ownerId: string;
    wanted: readonly { articleId: string; quantity: number }[];
    requestId: string;
    now: Date;
  },
): Promise<PutResult> {
  return db.transaction(async (tx) => {
    await lockPrincipal(tx, ownerId);
    const locked = await lockCart(tx, ownerId, now);
    if (!(await isFirstRequest(tx, locked.id, requestId, now)))
      return { pieces: 0, lowered: [], soldOut: [], noRoom: [] };
    const before = await readLines(tx, locked.id);
    const context = await readContext(tx, [...before, ...wanted], now);
    const { lines, ...put } = putLines(before, wanted, context);
    if (await writeLines(tx, locked.id, before, lines)) await advanceCart(tx, locked, now);
    return put;
  });
}
