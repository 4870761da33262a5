import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import type { Carrier, Days, PointEntry } from '../../domain/tables/delivery-types.ts';
import type { Destination, Parcel } from './parcel.ts';
import type { ShipmentProvider } from './shipments.ts';

/**
 * A carrier's price and delivery time for one kind of delivery: in kopecks, and in working days from the day
 * on which the carrier receives the parcel.
 */
export type Quote = {
  kind: Extract<DeliveryKind, 'courier' | 'pickup-point' | 'locker'>;
  price: number;
  days: Days;
};

/**
 * A carrier. `quotes` and `points` return null while calls to the carrier are paused after repeated failures,
 * and reject if the carrier fails or does not answer in time. Errors contain no data of shoppers.
 */
export type DeliveryProvider = {
  carrier: Carrier;
  quotes(parcel: Parcel, to: Destination): Promise<Quote[] | null>;
  /** All points of a city where recipients can collect parcels. */
  points(to: Destination): Promise<PointEntry[] | null>;
  /** Null if the shop does not register its parcels at this carrier automatically. */
  shipments: ShipmentProvider | null;
};
