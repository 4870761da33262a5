import { carrierOf } from '../../delivery/parcel-terms.ts';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { mayShip } from '../rules/shipment-states.ts';
import { changeShipment, lockShipment, shipmentsAt } from './shipments.ts';

/** A carrier is asked to take a parcel, or to take it back. */
export type ShipmentMessage =
  | { kind: 'shipment-register'; orderId: string }
  | { kind: 'shipment-cancel'; orderId: string };

/** A carrier may be down for a weekend. */
const MESSAGE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

type Tools = Pick<OrdersDeps, 'clock' | 'ids' | 'deliveryProvider'>;

/** The carrier that the shop itself asks to take an order; null where an operator hands it over by hand. */
export async function ownCarrierOf(
  tx: Transaction,
  deps: Tools,
  { delivery }: LockedOrder,
): Promise<Carrier | null> {
  const carrier = await carrierOf(tx, delivery.methodId);
  return carrier !== null && shipmentsAt(deps, carrier) ? carrier : null;
}

/**
 * Has the carrier asked to take an order, in the transaction that packs it. One that it refused, or that was taken back, is
 * asked for again; one that it has is left as it is.
 */
export async function requestShipment(
  tx: Transaction,
  deps: Tools,
  { id: orderId }: LockedOrder,
  carrier: Carrier,
): Promise<void> {
  const held = await lockShipment(tx, orderId);
  if (held && !mayShip(held.state, 'REQUESTED', 'operator')) return;
  const begun = { carrier, state: 'REQUESTED' as const, requestedAt: deps.clock() };
  const forgotten = { carrierId: null, number: null, refusal: null, said: null, saidAt: null, askAt: null };
  if (held) await changeShipment(tx, orderId, { ...begun, ...forgotten });
  else await tx.insert(shipment).values({ orderId, ...begun });
  await enqueue<ShipmentMessage>(tx, deps, {
    content: { kind: 'shipment-register', orderId },
    life: MESSAGE_LIFE_MS,
  });
}

/** Has the carrier asked to give a parcel back whose order is cancelled, or which leaves with another carrier. */
export async function cancelShipment(
  tx: Transaction,
  deps: Pick<OrdersDeps, 'clock' | 'ids'>,
  orderId: string,
): Promise<void> {
  const held = await lockShipment(tx, orderId);
  if (!held || !mayShip(held.state, 'CANCELLED', 'shop')) return;
  await changeShipment(tx, orderId, { state: 'CANCELLED' });
  await askBack(tx, deps, orderId);
}

/** The message by which a carrier gives a parcel back. */
export const askBack = (tx: Transaction, deps: Pick<OrdersDeps, 'clock' | 'ids'>, orderId: string) =>
  enqueue<ShipmentMessage>(tx, deps, {
    content: { kind: 'shipment-cancel', orderId },
    life: MESSAGE_LIFE_MS,
  });
