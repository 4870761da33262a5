import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { Destination, Parcel } from './parcel.ts';

/** Pieces of one price in a parcel. Kopecks. */
export type ParcelItem = {
  sku: string;
  name: string;
  pieces: number;
  /** What one of them costs, for which the carrier answers. */
  unitPrice: number;
  vatRate: number;
  /** Marking code of a piece; null for pieces without one. */
  mark: string | null;
};

/** A parcel that a carrier is to bring. */
export type NewShipment = {
  /** The shop's own number, by which a repeat is recognised: ASCII, 40 characters at most. */
  number: string;
  kind: Extract<DeliveryKind, 'courier' | PointKind>;
  to: Destination;
  /** Street, house and flat; null where it is collected. */
  address: string | null;
  /** Where it is collected, as the points of the carrier are called here; null where it is brought. */
  pointCode: string | null;
  recipient: { name: string; phone: string; email: string | null };
  comment: string | null;
  parcel: Parcel;
  /** What a piece is counted as. */
  gramsOfPiece: number;
  items: ParcelItem[];
  /** Whether the carrier takes the money; otherwise everything is paid. */
  isPaidOnReceipt: boolean;
  /** What bringing it costs the buyer, in kopecks, with its VAT. */
  deliveryPrice: number;
  deliveryVatRate: number;
  fitting: 'none' | 'whole' | 'partial';
};

/** Where a parcel is, in words that all carriers share. */
export type ParcelState =
  | 'registered'
  | 'on-the-way'
  /** It can be collected. */
  | 'waiting'
  | 'handed-over'
  | 'partly-handed-over'
  /** It was not taken and goes back to the shop. */
  | 'returned'
  /** The carrier does not expect it any more. */
  | 'removed';

/** What a carrier says of a parcel. */
export type KnownShipment = {
  /** The carrier's own id. */
  id: string;
  /** By which shoppers follow it; null until there is one. */
  number: string | null;
  /** Why the carrier does not take it; null when it does. */
  refusal: string | null;
  /** Null as long as nothing is said that the shop understands. */
  state: ParcelState | null;
  /** The carrier's latest words, and when they were said. */
  said: string | null;
  saidAt: Date | null;
};

/** The carrier will not take this parcel as it is described. The message is the carrier's own, for operators. */
export class ShipmentDeclined extends Error {
  override readonly name = 'ShipmentDeclined';
}

/** Parcels at a carrier. Calls reject when the carrier fails or takes too long. */
export type ShipmentProvider = {
  /** Gives the id of a parcel that the carrier will register. @throws ShipmentDeclined */
  register(shipment: NewShipment): Promise<string>;
  /** The latest parcel with a number of the shop's own. */
  find(number: string): Promise<KnownShipment | undefined>;
  read(id: string): Promise<KnownShipment>;
  /** Takes a parcel back: it is deleted, or refused when it is on its way. One that is at its end stays as it is. */
  cancel(id: string): Promise<void>;
};

/** The label of a parcel with its barcode as PDF, by the parcel's number at its carrier. */
export type Labels = (number: string) => Promise<Uint8Array>;
