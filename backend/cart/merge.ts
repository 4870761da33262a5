import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { cart } from '../db/schema.ts';
import { movePromoCodes } from './entered-codes.ts';
import { holdCart } from './hold-cart.ts';
import { readArticles, readLines, writeLines } from './queries.ts';
import { type MergeReport, mergeLines } from './rules.ts';

/**
 * Puts the cart of a guest into the cart of an account and empties the guest's (decisions.md, "Identity").
 * Repeating it changes nothing, for an emptied cart has nothing to give. Both carts are locked in the order of
 * their ids, so that two merges never wait for each other.
 */
export async function mergeCart(
  tx: Transaction,
  { guestId, accountId, now }: { guestId: string; accountId: string; now: Date },
): Promise<MergeReport> {
  const nothing = { added: 0, dropped: 0 };
  if (guestId === accountId) return nothing;
  const owners = [guestId, accountId];
  const lockBoth = () =>
    tx
      .select({ id: cart.id, ownerId: cart.ownerId, version: cart.version })
      .from(cart)
      .where(inArray(cart.ownerId, owners))
      .orderBy(asc(cart.id))
      .for('update');
  const guestCart = (await lockBoth()).find(({ ownerId }) => ownerId === guestId);
  if (!guestCart) return nothing;
  const guestLines = await readLines(tx, guestCart.id);
  if (guestLines.length === 0) return nothing;

  const accountCart = await holdCart(tx, accountId, now);
  const accountLines = await readLines(tx, accountCart.id);
  const articles = await readArticles(tx, guestLines);
  const { lines, ...report } = mergeLines(accountLines, guestLines, articles);
  await writeLines(tx, accountCart, accountLines, lines, now);
  await writeLines(tx, guestCart, guestLines, [], now);
  await movePromoCodes(tx, guestCart.id, accountCart.id);
  return report;
}
