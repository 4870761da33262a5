import { asc, eq } from 'drizzle-orm';
import { deliveryPart, deliveryPoint } from '../../domain/tables/delivery.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { DeliverySet } from './delivery-set.ts';

/**
 * Loads the retailer's delivery table from the shop. Prices and points that carriers report are not part of
 * it.
 */
export async function loadDelivery(db: Database | Transaction): Promise<DeliverySet> {
  const parts = await db.select().from(deliveryPart);
  const points = await db
    .select()
    .from(deliveryPoint)
    .where(eq(deliveryPoint.source, 'table'))
    .orderBy(asc(deliveryPoint.code));
  return {
    ...Object.fromEntries(parts.map(({ part, body }) => [part, body])),
    ...(points.length > 0 && { points: points.map(({ source: _, ...point }) => point) }),
  };
}
