import { eq } from 'drizzle-orm';
import type { LinkedPayment } from '#contract/client/client.schemas.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { order } from '../../domain/tables/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderOfLink } from '../letters/payment-link.ts';
import { readPayment } from './read-payment.ts';
import { startPayment } from './start-payment.ts';

/**
 * Begins the payment of an order by the link that its buyer got, with the method that was chosen on the phone if it
 * is still offered.
 * @throws ProblemError NOT_FOUND for a link that the shop did not make; 503 if the provider does not answer
 */
export async function payByLink(deps: OrdersDeps, link: string): Promise<LinkedPayment> {
  const orderId = await orderOfLink(deps.db, link);
  const [found] = orderId ? await deps.db.select().from(order).where(eq(order.id, orderId)) : [];
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { id, state, payment: wished } = found;
  const ofLink = { orderId: id, ownerId: null };
  const { methods } = await readPayment(deps.db, deps, ofLink);
  // A surcharge may not be paid as the order was.
  const method = methods.find((one) => one === wished && isOnline(one)) ?? methods.find(isOnline);
  if (!method) return { state, confirmationUrl: null };
  const { confirmationUrl } = await startPayment(deps, { ...ofLink, key: deps.ids(), method });
  return { state, confirmationUrl };
}
