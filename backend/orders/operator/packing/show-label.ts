import type { OrderLabel } from '#contract/client/client.schemas.ts';
import { hasLabel, orderLabel } from '#shared/packing/order-label.ts';
import { gramsOfPiece } from '../../../delivery/parcel-terms.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { regionOf } from '../../queries/region-of.ts';
import { readAnyOrder } from '../../reading/read-order.ts';
import { readParcel } from '../../shipping/shipments.ts';

/**
 * The label of an order's parcel.
 * @throws ProblemError NOT_FOUND, or 409 for an order that waits to be paid or has ended
 */
export async function showLabel(db: Database, orderId: string, now: Date): Promise<OrderLabel> {
  const order = await readAnyOrder(db, orderId, now);
  if (!hasLabel(order.state)) throw new ProblemError(409, 'ORDER_STEP_REFUSED');
  return orderLabel(order, {
    region: await regionOf(db, order.delivery.cityCode),
    gramsOfPiece: await gramsOfPiece(db),
    parcel: await readParcel(db, orderId),
  });
}
