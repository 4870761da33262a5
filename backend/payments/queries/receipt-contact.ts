import { eq } from 'drizzle-orm';
import { orderBuyer } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/**
 * Email address and phone of the buyer, to which receipts of the order are sent. Both are null after the
 * buyer's data was deleted.
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
