import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { Destination, Parcel } from './parcel.ts';

/** Pieces of the same price in a parcel. Prices in kopecks. */
export type ParcelItem = {
  sku: string;
  name: string;
  pieces: number;
  /** The price of one piece: the carrier pays that much if it loses the piece. */
  unitPrice: number;
  /** Percent; 0 if the sale is free of VAT. */
  vatRate: number;
  /** The marking code of a piece; null for pieces without one. */
  mark: string | null;
};

/** A parcel to be registered at a carrier. */
export type NewShipment = {
  /**
   * The number that the shop gives to the parcel. The carrier recognises repeated requests by it. At most 40
   * ASCII characters.
   */
  number: string;
  kind: Extract<DeliveryKind, 'courier' | PointKind>;
  to: Destination;
  /** Street, house and flat; null if the recipient collects the parcel. */
  address: string | null;
  /** The id that the shop gives to the carrier's pick-up point; null for delivery by courier. */
  pointCode: string | null;
  recipient: { name: string; phone: string; email: string | null };
  comment: string | null;
  parcel: Parcel;
  /** The assumed weight of one piece. */
  gramsOfPiece: number;
  items: ParcelItem[];
  /** Whether the carrier collects the money from the recipient. If not, the order is already paid. */
  isPaidOnReceipt: boolean;
  /** The delivery price that the buyer pays, in kopecks, VAT included. */
  deliveryPrice: number;
  deliveryVatRate: number;
  fitting: 'none' | 'whole' | 'partial';
};

/** The state of a parcel in terms common to all carriers. */
export type ParcelState =
  | 'registered'
  | 'on-the-way'
  /** Ready for collection. */
  | 'waiting'
  | 'handed-over'
  | 'partly-handed-over'
  /** The recipient refused it, and it is returning to the shop. */
  | 'returned'
  /** The carrier has cancelled or deleted it. */
  | 'removed';

/** A carrier's report about a parcel. */
export type KnownShipment = {
  /** The carrier's own id. */
  id: string;
  /** The tracking number for shoppers; null until the carrier assigns it. */
  number: string | null;
  /** Why the carrier refuses the parcel; null if it accepts it. */
  refusal: string | null;
  /** Null if the carrier has not reported a state that the shop knows. */
  state: ParcelState | null;
  /** The text of the carrier's latest report, and its time. */
  said: string | null;
  saidAt: Date | null;
};

/** The carrier refuses the parcel as described. The message is the carrier's own, for operators. */
export class ShipmentDeclined extends Error {
  override readonly name = 'ShipmentDeclined';
}

/** Parcels at a carrier. Calls reject when the carrier fails or takes too long. */
export type ShipmentProvider = {
  /** Requests a parcel. Returns its id; the carrier registers it later. @throws ShipmentDeclined */
  register(shipment: NewShipment): Promise<string>;
  /** The latest parcel with this number, which the shop assigned. */
  find(number: string): Promise<KnownShipment | undefined>;
  read(id: string): Promise<KnownShipment>;
  /** Cancels a parcel: deletes it, or refuses it if it is in transit. A finished parcel stays unchanged. */
  cancel(id: string): Promise<void>;
};

/** Returns a parcel's label with its barcode as PDF, by the parcel's number at the carrier. */
export type Labels = (number: string) => Promise<Uint8Array>;
