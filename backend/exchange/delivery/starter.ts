import { fileURLToPath } from 'node:url';
import { deliveryPart } from '../../domain/tables/delivery.ts';
import type { Database } from '../../platform/db/database.ts';
import { putDelivery } from './put-delivery.ts';
import { readDeliveryFolder } from './read-folder.ts';

/**
 * Folder of the delivery table with which every shop begins. The table contains no city, so it suits a shop
 * anywhere.
 */
export const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/**
 * Writes the starter table to a shop that has no delivery table. Does not change an existing table. Returns
 * whether the table was written.
 */
export async function putStarterDelivery(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const parts = await tx.select({ part: deliveryPart.part }).from(deliveryPart).limit(1);
    if (parts.length > 0) return false;
    await putDelivery(tx, await readDeliveryFolder(STARTER));
    return true;
  });
}
