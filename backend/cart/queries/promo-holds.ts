import { and, asc, count, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { cart, cartPromoCode, promoCode, promoCodeUse } from '../base/tables.ts';
import { type CodeLimits, isUsedUp } from '../rules/code-uses.ts';
import type { LockedCart } from './hold-cart.ts';

/** How long an unchanged cart reserves the use of a code, in ms. */
const holdMs = 60 * 60 * 1000;

/**
 * A hold is renewed under the code's lock from this time before its end, in ms, because another cart may
 * already see it as expired. Longer than any transaction and any difference of clocks between processes.
 */
const marginMs = 60 * 1000;

export type KeptCode = typeof promoCode.$inferSelect;

/**
 * Locks codes until the transaction ends, always in the same order, so that two carts cannot deadlock. The
 * lock still allows recording a use in parallel: a late payment does so while it has locked articles that a
 * cart with the same code waits for.
 */
export async function lockCodes(tx: Transaction, codes: readonly string[]): Promise<Map<string, KeptCode>> {
  if (codes.length === 0) return new Map();
  const kept = await tx
    .select()
    .from(promoCode)
    .where(inArray(promoCode.code, [...codes]))
    .orderBy(asc(promoCode.code))
    .for('no key update');
  return new Map(kept.map((row) => [row.code, row]));
}

/** The codes that have no use left for an owner. Carts in `besides` do not count as carts of others. */
export async function usedUpCodes(
  db: Database | Transaction,
  codes: readonly (CodeLimits & { code: string })[],
  { ownerId, now, besides = [] }: { ownerId: string; now: Date; besides?: readonly string[] },
): Promise<Set<string>> {
  const limited = codes.filter(
    ({ maxUses, maxUsesPerOwner }) => maxUses !== null || maxUsesPerOwner !== null,
  );
  if (limited.length === 0) return new Set();
  const names = limited.map(({ code }) => code);
  const ordered = await db
    .select({
      code: promoCodeUse.code,
      orders: count(),
      ownOrders: sql<number>`count(*) filter (where ${promoCodeUse.ownerId} = ${ownerId})`.mapWith(Number),
    })
    .from(promoCodeUse)
    .where(inArray(promoCodeUse.code, names))
    .groupBy(promoCodeUse.code);
  const holding = await db
    .select({ code: cartPromoCode.code, carts: count() })
    .from(cartPromoCode)
    .innerJoin(cart, eq(cart.id, cartPromoCode.cartId))
    .where(
      and(
        inArray(cartPromoCode.code, names),
        notInArray(cart.ownerId, [ownerId, ...besides]),
        gt(cart.updatedAt, new Date(now.getTime() - holdMs)),
      ),
    )
    .groupBy(cartPromoCode.code);
  const used = limited.filter((limits) => {
    const row = ordered.find(({ code }) => code === limits.code);
    const heldByOthers = holding.find(({ code }) => code === limits.code)?.carts ?? 0;
    return isUsedUp(limits, { orders: row?.orders ?? 0, ownOrders: row?.ownOrders ?? 0, heldByOthers });
  });
  return new Set(used.map(({ code }) => code));
}

/**
 * Call before changing a cart whose holds may have expired. Removes the codes whose last use another
 * shopper has taken; the change then renews the holds on the others. Also locks `entering`, because all
 * codes of a transaction must be locked in one step.
 */
export async function renewHolds(
  tx: Transaction,
  held: LockedCart,
  { ownerId, now, entering }: { ownerId: string; now: Date; entering?: string },
): Promise<{ lost: string[]; locked: Map<string, KeptCode> }> {
  const isFresh = held.updatedAt.getTime() > now.getTime() - holdMs + marginMs;
  const few = isFresh
    ? []
    : await tx
        .select({ code: cartPromoCode.code })
        .from(cartPromoCode)
        .innerJoin(promoCode, eq(promoCode.code, cartPromoCode.code))
        .where(and(eq(cartPromoCode.cartId, held.id), isNotNull(promoCode.maxUses)));
  const codes = few.map(({ code }) => code);
  const locked = await lockCodes(tx, entering === undefined ? codes : [...codes, entering]);
  const kept = codes.flatMap((code) => locked.get(code) ?? []);
  const lost = [...(await usedUpCodes(tx, kept, { ownerId, now }))];
  if (lost.length > 0) {
    await tx
      .delete(cartPromoCode)
      .where(and(eq(cartPromoCode.cartId, held.id), inArray(cartPromoCode.code, lost)));
  }
  return { lost, locked };
}
