import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/database.ts';
import { deliveryPart } from './tables/delivery.ts';
import type { Warehouse } from './tables/delivery-types.ts';

/** The time zone of a shop without a delivery table. */
export const USUAL_ZONE = 'Europe/Moscow';

/**
 * Reads the time zone in which the retailer works, as an IANA name, from the warehouse in the delivery table.
 */
export async function shopZone(db: Database | Transaction): Promise<string> {
  const [row] = await db
    .select({ body: deliveryPart.body })
    .from(deliveryPart)
    .where(eq(deliveryPart.part, 'warehouse'));
  return (row?.body as Warehouse | undefined)?.timeZone ?? USUAL_ZONE;
}
