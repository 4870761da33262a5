import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import type { Carrier, Days, PointEntry } from '../../domain/tables/delivery-types.ts';
import type { Destination, Parcel } from './parcel.ts';
import type { ShipmentProvider } from './shipments.ts';

/**
 * A carrier's price and term for one kind of delivery: kopecks, and working days after the carrier received
 * the parcel.
 */
export type Quote = {
  kind: Extract<DeliveryKind, 'courier' | 'pickup-point' | 'locker'>;
  price: number;
  days: Days;
};

/**
 * A carrier. `quotes` and `points` return null while the carrier is paused after repeated failures. They
 * reject when it fails or exceeds its time-out; the error contains no data of the shopper.
 */
export type DeliveryProvider = {
  carrier: Carrier;
  quotes(parcel: Parcel, to: Destination): Promise<Quote[] | null>;
  /** All points of a city that hand parcels over. */
  points(to: Destination): Promise<PointEntry[] | null>;
  /** Null if the shop does not register parcels at this carrier by itself. */
  shipments: ShipmentProvider | null;
};
