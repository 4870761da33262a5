import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';

/** Schema of a notification from CDEK. If it is about a status, `uuid` is CDEK's id of the parcel. */
const notification = z.object({ type: z.string().max(100), uuid: z.string().max(100) });

/**
 * Receives a notification of a carrier. Nothing in it is trusted: it only makes the shop ask the carrier
 * about the named parcel soon. Notifications about unknown or finished parcels are accepted, so that the
 * carrier does not repeat them.
 * @throws ProblemError 422 if the notification names no parcel
 */
export async function receiveParcelNotification(
  { db, clock }: Pick<OrdersDeps, 'db' | 'clock'>,
  { carrier, body }: { carrier: Carrier; body: unknown },
): Promise<void> {
  const { success, data } = notification.safeParse(body);
  if (!success)
    throw invalidRequest([{ in: 'body', pointer: '', code: 'invalid', message: 'Это не уведомление' }]);
  if (data.type !== 'ORDER_STATUS') return;
  const now = clock();
  await db
    .update(shipment)
    .set({ askAt: now })
    .where(and(eq(shipment.carrier, carrier), eq(shipment.carrierId, data.uuid), gt(shipment.askAt, now)));
}
