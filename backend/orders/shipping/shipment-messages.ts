import { eq } from 'drizzle-orm';
import { ShipmentDeclined, type ShipmentProvider } from '../../delivery/base/shipments.ts';
import { order } from '../../domain/tables/orders.ts';
import type { OutboxHandlers } from '../../platform/outbox/handlers.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { nextLook } from '../rules/next-look.ts';
import { mayShip } from '../rules/shipment-states.ts';
import { newShipment, shipmentNumber } from './new-shipment.ts';
import { requestCancellation, type ShipmentMessage } from './request-shipment.ts';
import { changeShipment, findShipment, lockShipment, type Shipment, shipmentsAt } from './shipments.ts';

type Tools = Pick<OrdersDeps, 'db' | 'clock' | 'ids' | 'deliveryProvider'>;

/**
 * Handlers of outbox messages to carriers. Each handler can be repeated safely until it is known whether it
 * has succeeded.
 */
export const shipmentMessages = (deps: Tools): OutboxHandlers<ShipmentMessage> => ({
  'shipment-register': { send: ({ orderId }) => register(deps, orderId) },
  'shipment-cancel': {
    async send({ orderId }) {
      const found = await findShipment(deps.db, orderId);
      // If the registration of the parcel is not confirmed yet, nothing is sent: the handler that registers
      // it will also cancel it.
      if (found?.state !== 'CANCELLED' || found.carrierId === null) return;
      await atCarrier(deps, found).cancel(found.carrierId);
    },
  },
});

function atCarrier(deps: Tools, { carrier }: Shipment): ShipmentProvider {
  const shipments = shipmentsAt(deps, carrier);
  // A carrier must stay configured as long as the shop has parcels there.
  if (!shipments) throw new Error(`The carrier ${carrier} is not configured.`);
  return shipments;
}

/**
 * Registers a parcel at its carrier, unless an earlier attempt has done so; the parcel is then only looked up
 * there. If the parcel was cancelled after the message was written, it is not registered, and if it exists at
 * the carrier, it is cancelled there.
 */
async function register(deps: Tools, orderId: string): Promise<void> {
  const { db, clock } = deps;
  const found = await findShipment(db, orderId);
  if (!found || found.carrierId !== null) return;
  const shipments = atCarrier(deps, found);
  const answer = await registered(deps, found, shipments).catch((error: unknown) => {
    if (error instanceof ShipmentDeclined) return { refusal: error.message.slice(0, 300) };
    throw error;
  });
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const lockedShipment = await lockShipment(tx, orderId);
    if (!lockedShipment || lockedShipment.carrierId !== null || answer === undefined) return;
    if ('refusal' in answer) {
      if (mayShip(lockedShipment.state, 'REFUSED', 'carrier'))
        await changeShipment(tx, orderId, { state: 'REFUSED', ...answer });
      return;
    }
    const askAt = nextLook(lockedShipment.state, lockedShipment.requestedAt, clock());
    await changeShipment(tx, orderId, { carrierId: answer.id, askAt });
    if (lockedShipment.state === 'CANCELLED') await requestCancellation(tx, deps, orderId);
  });
}

async function registered(
  { db }: Tools,
  { orderId, state }: Shipment,
  shipments: ShipmentProvider,
): Promise<{ id: string } | undefined> {
  const [of] = await db.select({ number: order.number }).from(order).where(eq(order.id, orderId));
  const known = of && (await shipments.find(shipmentNumber(of.number)));
  if (known && known.refusal === null && known.state !== 'removed' && known.state !== 'returned')
    return { id: known.id };
  if (state !== 'REQUESTED') return undefined;
  return { id: await shipments.register(await newShipment(db, orderId)) };
}
