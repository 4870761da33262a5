import { eq } from 'drizzle-orm';
import { orderBuyer } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/**
 * The buyer's contact to which receipts of an order are sent. E-mail and phone are null after the buyer's
 * data was deleted.
 */
export async function contactOf(
  db: Database | Transaction,
  orderId: string,
): Promise<{ email: string | null; phone: string | null }> {
  const [buyer] = await db
    .select({ email: orderBuyer.email, phone: orderBuyer.phone })
    .from(orderBuyer)
    .where(eq(orderBuyer.orderId, orderId));
  return buyer ?? { email: null, phone: null };
}
