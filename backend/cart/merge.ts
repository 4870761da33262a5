import { and, asc, eq, inArray } from 'drizzle-orm';
import { maxCodes } from '#shared/cart/limits.ts';
import { mergeCodes } from '#shared/cart/merge-codes.ts';
import { mergeLines } from '#shared/cart/merge-lines.ts';
import { type GoodsName, type MergedCodes, mergeMessages } from '#shared/cart/merge-messages.ts';
import { hasEnded } from '#shared/cart/promo-codes.ts';
import { article, variant, variantGroup } from '../domain/tables/goods.ts';
import type { Transaction } from '../platform/db/database.ts';
import { cart, cartPromoCode } from './base/tables.ts';
import { advanceCart, type LockedCart, lockCart } from './queries/hold-cart.ts';
import { readCodes, usedUpCodes } from './queries/promo-uses.ts';
import { readContext, readLines, writeLines } from './queries/queries.ts';

export type Merge = { guestId: string; accountId: string; now: Date };

/**
 * Merges the cart of a guest into the cart of an account and empties the guest's cart (docs/specification.md
 * §6.4). Stores messages for the shopper about what changed in the account's cart, and returns these
 * messages; the list is empty if nothing changed. Repeating the call changes nothing, because the guest's
 * cart is empty then. Both carts are locked in the order of their ids, so that two merges cannot deadlock.
 */
export async function mergeCart(tx: Transaction, { guestId, accountId, now }: Merge): Promise<string[]> {
  if (guestId === accountId) return [];
  const guestCart = await lockGuestCart(tx, { guestId, accountId });
  if (!guestCart) return [];
  const guestLines = await readLines(tx, guestCart.id);
  const guestCodes = await readEntered(tx, guestCart.id);
  if (guestLines.length === 0 && guestCodes.length === 0) return [];

  const accountCart = await lockCart(tx, accountId, now);
  const accountLines = await readLines(tx, accountCart.id);
  const context = await readContext(tx, [...accountLines, ...guestLines], now);
  const lines = mergeLines(accountLines, guestLines, context);
  const codes = await moveCodes(tx, { guestCart, guestCodes, accountCart, accountId, now });
  const named = [...lines.lowered.map(({ articleId }) => articleId), ...lines.soldOut];
  const messages = mergeMessages(lines, codes, await readNames(tx, named));

  await writeLines(tx, guestCart.id, guestLines, []);
  await advanceCart(tx, guestCart, now);
  const changed = await writeLines(tx, accountCart.id, accountLines, lines.lines);
  if (changed || messages.length > 0) await advanceCart(tx, accountCart, now, messages);
  return messages;
}

async function lockGuestCart(
  tx: Transaction,
  { guestId, accountId }: Pick<Merge, 'guestId' | 'accountId'>,
): Promise<LockedCart | undefined> {
  const held = await tx
    .select({ id: cart.id, ownerId: cart.ownerId, version: cart.version })
    .from(cart)
    .where(inArray(cart.ownerId, [guestId, accountId]))
    .orderBy(asc(cart.id))
    .for('update');
  return held.find(({ ownerId }) => ownerId === guestId);
}

/** The promo codes of a cart with the times at which they were entered, earliest first. */
function readEntered(tx: Transaction, cartId: string): Promise<{ code: string; addedAt: Date }[]> {
  return tx
    .select({ code: cartPromoCode.code, addedAt: cartPromoCode.addedAt })
    .from(cartPromoCode)
    .where(eq(cartPromoCode.cartId, cartId))
    .orderBy(asc(cartPromoCode.addedAt), asc(cartPromoCode.code));
}

type CodeMove = Omit<Merge, 'guestId'> & {
  guestCart: LockedCart;
  guestCodes: readonly { code: string; addedAt: Date }[];
  accountCart: LockedCart;
};

/**
 * Moves promo codes from the guest's cart to the account's. If another order has used up a code since then,
 * removes it from the account's cart.
 */
async function moveCodes(
  tx: Transaction,
  { guestCart, guestCodes, accountCart, accountId, now }: CodeMove,
): Promise<MergedCodes> {
  const own = (await readEntered(tx, accountCart.id)).map(({ code }) => code);
  const stored = await readCodes(tx, [...own, ...guestCodes.map(({ code }) => code)]);
  const used = await usedUpCodes(tx, [...stored.values()], accountId);
  const merged = mergeCodes(
    own,
    guestCodes.map(({ code }) => code),
    {
      maxCodes,
      lossOf: (code) => {
        const known = stored.get(code);
        if (!known || hasEnded(known, now)) return 'ENDED';
        return used.has(code) ? 'USED_UP' : null;
      },
      isLost: (code) => used.has(code) && stored.get(code)?.maxUses !== null,
    },
  );
  await tx.delete(cartPromoCode).where(eq(cartPromoCode.cartId, guestCart.id));
  if (merged.lost.length > 0)
    await tx
      .delete(cartPromoCode)
      .where(and(eq(cartPromoCode.cartId, accountCart.id), inArray(cartPromoCode.code, merged.lost)));
  const moved = guestCodes.filter(({ code }) => merged.moved.includes(code));
  if (moved.length > 0)
    await tx.insert(cartPromoCode).values(moved.map((row) => ({ ...row, cartId: accountCart.id })));
  return merged;
}

async function readNames(
  tx: Transaction,
  articleIds: readonly string[],
): Promise<(articleId: string) => GoodsName> {
  if (articleIds.length === 0) return () => ({ name: '', size: '' });
  const rows = await tx
    .select({ id: article.id, name: variantGroup.name, size: article.size })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(inArray(article.id, [...articleIds]));
  const names = new Map(rows.map(({ id, name, size }) => [id, { name, size }]));
  return (articleId) => names.get(articleId) ?? { name: '', size: '' };
}
