import { carrierOf } from '../../delivery/parcel-terms.ts';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { mayShip } from '../rules/shipment-states.ts';
import { changeShipment, lockShipment, shipmentsAt } from './shipments.ts';

/** An outbox message that asks a carrier to register a parcel, or to cancel it. */
export type ShipmentMessage =
  | { kind: 'shipment-register'; orderId: string }
  | { kind: 'shipment-cancel'; orderId: string };

/**
 * For how long a request to a carrier is repeated if it fails, in ms. A carrier may be down for a weekend.
 */
const MESSAGE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

type Tools = Pick<OrdersDeps, 'clock' | 'ids' | 'deliveryProvider'>;

/**
 * The carrier of an order if the shop is connected to its API; null if an operator enters the parcel by hand.
 */
export async function ownCarrierOf(
  tx: Transaction,
  deps: Tools,
  { delivery }: LockedOrder,
): Promise<Carrier | null> {
  const carrier = await carrierOf(tx, delivery.methodId);
  return carrier !== null && shipmentsAt(deps, carrier) ? carrier : null;
}

/**
 * Asks the carrier to register the parcel of an order, in the transaction that packs the order. If the parcel
 * was refused or cancelled, it is requested again; a parcel that is already registered stays unchanged.
 */
export async function requestShipment(
  tx: Transaction,
  deps: Tools,
  { id: orderId }: LockedOrder,
  carrier: Carrier,
): Promise<void> {
  const lockedShipment = await lockShipment(tx, orderId);
  if (lockedShipment && !mayShip(lockedShipment.state, 'REQUESTED', 'operator')) return;
  const begun = { carrier, state: 'REQUESTED' as const, requestedAt: deps.clock() };
  const cleared = { carrierId: null, number: null, refusal: null, said: null, saidAt: null, askAt: null };
  if (lockedShipment) await changeShipment(tx, orderId, { ...begun, ...cleared });
  else await tx.insert(shipment).values({ orderId, ...begun });
  await enqueue<ShipmentMessage>(tx, deps, {
    content: { kind: 'shipment-register', orderId },
    life: MESSAGE_LIFE_MS,
  });
}

/**
 * Asks the carrier to cancel the parcel of an order, because the order was cancelled or another carrier takes
 * it.
 */
export async function cancelShipment(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  orderId: string,
): Promise<void> {
  const lockedShipment = await lockShipment(tx, orderId);
  if (!lockedShipment || !mayShip(lockedShipment.state, 'CANCELLED', 'shop')) return;
  await changeShipment(tx, orderId, { state: 'CANCELLED' });
  await requestCancellation(tx, deps, orderId);
}

/** Writes the outbox message by which a carrier is asked to cancel a parcel. */
export const requestCancellation = (
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  orderId: string,
) =>
  enqueue<ShipmentMessage>(tx, deps, {
    content: { kind: 'shipment-cancel', orderId },
    life: MESSAGE_LIFE_MS,
  });
