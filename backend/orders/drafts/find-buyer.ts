import { and, eq } from 'drizzle-orm';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import type { DraftBodies } from '../../checkout/base/kept-parts.ts';
import { knownOf, knownOfOrders } from '../../checkout/known.ts';
import { account } from '../../domain/tables/identities.ts';
import { orderBuyer } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { buyerCondition } from '../finding/search-conditions.ts';

type FoundBuyer = { accountId: string | null; isKnown: boolean; known: Partial<DraftBodies> };

/** Finds a buyer by a phone, of an account or of the last order with this phone, and what is known for an order. */
export async function findBuyer(db: Database, phone: string): Promise<FoundBuyer> {
  const [owner] = await db.select({ id: account.id }).from(account).where(eq(account.phone, phone));
  if (owner) return { accountId: owner.id, isKnown: true, known: await knownOf(db, owner.id) };
  const byIndex = buyerCondition(readOrderSearch(phone), 'find') ?? undefined;
  const known = await knownOfOrders(db, and(byIndex, eq(orderBuyer.phone, phone)));
  return { accountId: null, isKnown: known.contact !== undefined, known };
}
