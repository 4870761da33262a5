import type { OperatorOrder, OrderShipment } from '#contract/client/client.schemas.ts';
import { NO_TRACKING_NUMBER, needsTrackingNumber, trackingUrl } from '#shared/orders/tracking.ts';
import { isNameOf } from '../rules/carriers.ts';
import { stepRefused } from '../rules/step-refused.ts';
import { trackingOf } from '../shipping/ask-carriers.ts';
import { cancelShipment, ownCarrierOf, requestShipment } from '../shipping/request-shipment.ts';
import { lockShipment } from '../shipping/shipments.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';
import { invalidField } from './off-order.ts';

/**
 * Hands an order to a carrier. Without a tracking number from the operator, the call is refused unless the
 * carrier has assigned one by its API; only the shop's own couriers need none. With a number from the
 * operator, the order counts as shipped by hand, and a parcel that was registered at the carrier under
 * another number is cancelled there.
 */
export function shipOrder(call: OperatorChange<OrderShipment>): Promise<OperatorOrder> {
  const { deps, body } = call;
  return changeOrder(call, async (tx, { row, step, assertStep }) => {
    if (row.delivery.kind === 'store') throw stepRefused();
    assertStep('SHIPPED');
    const { carrier, number } = body;
    const known = await lockShipment(tx, row.id);
    if (number !== undefined) {
      if (known?.number !== number) await cancelShipment(tx, deps, row.id);
      return step('SHIPPED', { tracking: { carrier, number, url: trackingUrl(carrier, number) } });
    }
    const own = await ownCarrierOf(tx, deps, row);
    if (own === null || !isNameOf(own, carrier)) {
      if (needsTrackingNumber(carrier, row.delivery.kind))
        throw invalidField('/number', 'required', NO_TRACKING_NUMBER);
      await cancelShipment(tx, deps, row.id);
      return step('SHIPPED');
    }
    const tracking = known && known.state !== 'CANCELLED' ? trackingOf(known) : undefined;
    if (tracking) return step('SHIPPED', { tracking });
    await requestShipment(tx, deps, row, own);
  });
}
