import { asc, count, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { promoCode, promoCodeUse } from '../base/tables.ts';
import { type CodeLimits, isUsedUp } from '../rules/code-uses.ts';

export type StoredCode = typeof promoCode.$inferSelect;

/** Reads the data of the promo codes with the given names. Names that do not exist are left out. */
export async function readCodes(
  db: Database | Transaction,
  codes: readonly string[],
): Promise<Map<string, StoredCode>> {
  if (codes.length === 0) return new Map();
  const stored = await db
    .select()
    .from(promoCode)
    .where(inArray(promoCode.code, [...codes]));
  return new Map(stored.map((row) => [row.code, row]));
}

/**
 * Locks the promo codes of an order until its transaction ends, always in the same order, so that two orders
 * cannot deadlock. The lock does not prevent other transactions from inserting uses of these codes. A payment
 * that arrives late inserts a use while it has articles locked, and an order with the same code may be
 * waiting for these articles; a stronger lock would then deadlock.
 */
export async function lockCodes(tx: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .select({ code: promoCode.code })
    .from(promoCode)
    .where(inArray(promoCode.code, [...codes]))
    .orderBy(asc(promoCode.code))
    .for('no key update');
}

/**
 * Which of the given codes an owner can no longer use because of their limits. Only orders count as uses, not
 * codes in carts.
 */
export async function usedUpCodes(
  db: Database | Transaction,
  codes: readonly (CodeLimits & { code: string })[],
  ownerId: string,
): Promise<Set<string>> {
  const limited = codes.filter(
    ({ maxUses, maxUsesPerOwner }) => maxUses !== null || maxUsesPerOwner !== null,
  );
  if (limited.length === 0) return new Set();
  const ordered = await db
    .select({
      code: promoCodeUse.code,
      orders: count(),
      ownOrders: sql<number>`count(*) filter (where ${promoCodeUse.ownerId} = ${ownerId})`.mapWith(Number),
    })
    .from(promoCodeUse)
    .where(
      inArray(
        promoCodeUse.code,
        limited.map(({ code }) => code),
      ),
    )
    .groupBy(promoCodeUse.code);
  const used = limited.filter((limits) => {
    const row = ordered.find(({ code }) => code === limits.code);
    return isUsedUp(limits, { orders: row?.orders ?? 0, ownOrders: row?.ownOrders ?? 0 });
  });
  return new Set(used.map(({ code }) => code));
}
