import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { Transaction } from '../platform/db/client.ts';
import { order } from '../platform/db/schema/orders.ts';
import { enqueueOrderLetter } from './paying/letters.ts';

/** Writes to the buyer of an order that money went back. */
export async function noteRefund(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'ids' | 'shopName' | 'publicUrl'>,
  { orderId, sum, state }: { orderId: string; sum: number; state: 'DONE' | 'FAILED' },
): Promise<void> {
  if (state === 'FAILED') return;
  const [found] = await tx.select().from(order).where(eq(order.id, orderId));
  if (found) await enqueueOrderLetter(tx, deps, found, 'refunded', sum);
}
