import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { Destination, Parcel } from './parcel.ts';

/** One or several equal pieces in a parcel, with the same price. Prices are in kopecks. */
export type ParcelItem = {
  sku: string;
  name: string;
  pieces: number;
  /** The price of one piece, which the carrier pays to the shop if it loses the piece. */
  unitPrice: number;
  /** The VAT rate of the goods in percent; 0 if the sale is free of VAT. */
  vatRate: number;
  /** The marking code of a piece; null for pieces without one. */
  mark: string | null;
};

/** A parcel to be registered at a carrier. */
export type NewShipment = {
  /**
   * The shop's own number for the parcel, at most 40 ASCII characters. By this number the carrier recognises
   * a repeated request.
   */
  number: string;
  kind: Extract<DeliveryKind, 'courier' | PointKind>;
  to: Destination;
  /** Street, house and flat for delivery by courier; null if the recipient collects the parcel. */
  address: string | null;
  /** The shop's code for the carrier's pick-up point, such as `cdek-KZN12`; null for delivery by courier. */
  pointCode: string | null;
  recipient: { name: string; phone: string; email: string | null };
  comment: string | null;
  parcel: Parcel;
  /** Weight that is assumed for each piece, in grams. */
  gramsOfPiece: number;
  items: ParcelItem[];
  /** Whether the carrier collects the money from the recipient. If false, the order is already paid. */
  isPaidOnReceipt: boolean;
  /** The delivery price that the buyer pays, in kopecks, VAT included. */
  deliveryPrice: number;
  deliveryVatRate: number;
  fitting: 'none' | 'whole' | 'partial';
};

/** The state of a parcel. Each carrier's own states are converted to these. */
export type ParcelState =
  | 'registered'
  | 'on-the-way'
  /** The parcel is ready for collection. */
  | 'waiting'
  | 'handed-over'
  | 'partly-handed-over'
  /** The recipient refused the parcel, and it is returning to the shop. */
  | 'returned'
  /** The carrier has cancelled or deleted the parcel. */
  | 'removed';

/** What a carrier reports about a parcel. */
export type KnownShipment = {
  /** The id of the parcel at the carrier. */
  id: string;
  /** The tracking number for shoppers; null until the carrier assigns it. */
  number: string | null;
  /** The carrier's reason for refusing the parcel; null if it accepts the parcel. */
  refusal: string | null;
  /** The latest state; null as long as the carrier has reported none that the shop knows. */
  state: ParcelState | null;
  /** The text of the carrier's latest report and its time; null before the first report. */
  said: string | null;
  saidAt: Date | null;
};

/**
 * Thrown if the carrier refuses to register a parcel because of its data. Operators see the message, which is
 * the carrier's own.
 */
export class ShipmentDeclined extends Error {
  override readonly name = 'ShipmentDeclined';
}

/** Registers and follows parcels at a carrier. Calls reject if the carrier fails or takes too long. */
export type ShipmentProvider = {
  /**
   * Asks the carrier to register a parcel. Returns the id that the carrier gives the parcel; the registration
   * is completed later. @throws ShipmentDeclined
   */
  register(shipment: NewShipment): Promise<string>;
  /** Finds a parcel at the carrier by the shop's own number; the latest one if there are several. */
  find(number: string): Promise<KnownShipment | undefined>;
  read(id: string): Promise<KnownShipment>;
  /**
   * Cancels a parcel at the carrier: deletes it or, if it is already in transit, refuses it on the
   * recipient's behalf. A parcel that was handed over or returned stays unchanged.
   */
  cancel(id: string): Promise<void>;
};

/** Fetches the label of a parcel, a PDF with the barcode. `number` is the parcel's number at the carrier. */
export type Labels = (number: string) => Promise<Uint8Array>;
