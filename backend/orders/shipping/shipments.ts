import { eq } from 'drizzle-orm';
import type { OrderParcel } from '#contract/client/client.schemas.ts';
import type { ShipmentProvider } from '../../delivery/base/shipments.ts';
import type { Carrier } from '../../domain/tables/delivery-types.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { shipment } from '../base/tables.ts';
import { carrierTitle } from '../rules/carriers.ts';

export type Shipment = typeof shipment.$inferSelect;

/** Finds the parcel of an order; undefined if none was requested from a carrier. */
export async function findShipment(
  db: Database | Transaction,
  orderId: string,
): Promise<Shipment | undefined> {
  const [found] = await db.select().from(shipment).where(eq(shipment.orderId, orderId));
  return found;
}

/** Locks the parcel of an order. The caller must have locked the order first. */
export async function lockShipment(tx: Transaction, orderId: string): Promise<Shipment | undefined> {
  const [lockedShipment] = await tx
    .select()
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .for('update');
  return lockedShipment;
}

export const changeShipment = (tx: Transaction, orderId: string, facts: Partial<Shipment>) =>
  tx.update(shipment).set(facts).where(eq(shipment.orderId, orderId));

/** The API client for a carrier; null if the shop is not connected to this carrier. */
export const shipmentsAt = (
  { deliveryProvider }: Pick<OrdersDeps, 'deliveryProvider'>,
  carrier: Carrier,
): ShipmentProvider | null => (deliveryProvider?.carrier === carrier ? deliveryProvider.shipments : null);

export async function readParcel(db: Database | Transaction, orderId: string): Promise<OrderParcel | null> {
  const found = await findShipment(db, orderId);
  if (!found) return null;
  const { carrier, state, number, said, saidAt, refusal } = found;
  return {
    carrier: carrierTitle(carrier),
    state,
    number,
    said,
    refusal,
    saidAt: saidAt?.toISOString() ?? null,
  };
}
