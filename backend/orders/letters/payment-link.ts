import { and, eq } from 'drizzle-orm';
import { newSecret } from '../../domain/secrets.ts';
import { idOfSigned, signedId } from '../../domain/signing/signed-id.ts';
import { signingSecret } from '../../domain/signing/signing-secret.ts';
import { order, orderEvent } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

type Reader = Database | Transaction;

const secretOf = (db: Reader) => signingSecret({ db, secrets: newSecret }, 'order-payment');

/**
 * URL by which the buyer of an order pays for it in any browser. Orders that an operator placed have one, because
 * no browser is signed in to them, and orders whose edit waits for its surcharge; null for others.
 */
export async function paymentLink(
  db: Reader,
  { publicUrl }: { publicUrl: string },
  orderId: string,
): Promise<string | null> {
  const [placed] = await db
    .select({ by: orderEvent.by, waitingEdit: order.waitingEdit })
    .from(orderEvent)
    .innerJoin(order, eq(order.id, orderEvent.orderId))
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.position, 0)));
  if (placed?.by !== 'operator' && !placed?.waitingEdit) return null;
  return `${publicUrl}/pay/${signedId('order-payment', orderId, await secretOf(db))}`;
}

/** The id of the order of a payment link; undefined if the link was not made by the shop. */
export const orderOfLink = async (db: Reader, link: string): Promise<string | undefined> =>
  idOfSigned('order-payment', link, await secretOf(db));
