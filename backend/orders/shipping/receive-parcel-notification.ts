import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';

/** A notification of CDEK: `uuid` is that of what it is about, a parcel when it is about a status. */
const notification = z.object({ type: z.string().max(100), uuid: z.string().max(100) });

/**
 * Takes note of a notification: the carrier is soon asked about the parcel that it names, and nothing that it says is believed.
 * A parcel that is not known, or of which no more is expected, is no reason to have it repeated.
 * @throws ProblemError 422 for one that names nothing
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
