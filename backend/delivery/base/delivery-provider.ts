import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import type { Carrier, Days, PointEntry } from '../../domain/tables/delivery-types.ts';
import type { Destination, Parcel } from './parcel.ts';
import type { ShipmentProvider } from './shipments.ts';

/** What a carrier asks for one kind of delivery: kopecks, and working days after it took the parcel over. */
export type Quote = {
  kind: Extract<DeliveryKind, 'courier' | 'pickup-point' | 'locker'>;
  price: number;
  days: Days;
};

/**
 * A carrier. `quotes` and `points` answer null when it failed so often that it is left alone for a while, and reject when it fails or
 * takes longer than its time-out, with an error that says nothing of the shopper.
 */
export type DeliveryProvider = {
  carrier: Carrier;
  quotes(parcel: Parcel, to: Destination): Promise<Quote[] | null>;
  /** Every point of a city that hands parcels over. */
  points(to: Destination): Promise<PointEntry[] | null>;
  /** Null where parcels are not handed to it by the shop itself. */
  shipments: ShipmentProvider | null;
};
