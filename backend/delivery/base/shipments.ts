import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { Destination, Parcel } from './parcel.ts';

/** Pieces with the same price in a parcel. Prices are in kopecks. */
export type ParcelItem = {
  sku: string;
  name: string;
  pieces: number;
  /** The price of one piece. The carrier pays this sum if it loses the piece. */
  unitPrice: number;
  /** The VAT rate of the goods in percent; 0 if the sale is free of VAT. */
  vatRate: number;
  /** The marking code of a piece; null for pieces without one. */
  mark: string | null;
};

/** A parcel to be registered at a carrier. */
export type NewShipment = {
  /**
   * The shop's own number for the parcel, at most 40 ASCII characters. The carrier recognises a repeated
   * request by this number.
   */
  number: string;
  kind: Extract<DeliveryKind, 'courier' | PointKind>;
  to: Destination;
  /** Street, house and flat; null if the recipient collects the parcel. */
  address: string | null;
  /** The shop's code for the carrier's pick-up point, such as `cdek-KZN12`; null for delivery by courier. */
  pointCode: string | null;
  recipient: { name: string; phone: string; email: string | null };
  comment: string | null;
  parcel: Parcel;
  /** The assumed weight of one piece. */
  gramsOfPiece: number;
  items: ParcelItem[];
  /** Whether the carrier collects the money from the recipient. If false, the order is already paid. */
  isPaidOnReceipt: boolean;
  /** The delivery price that the buyer pays, in kopecks, VAT included. */
  deliveryPrice: number;
  deliveryVatRate: number;
  fitting: 'none' | 'whole' | 'partial';
};

/** The state of a parcel in words of the shop, which are the same for all carriers. */
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

/** A carrier's report about a parcel. */
export type KnownShipment = {
  /** The id of the parcel at the carrier. */
  id: string;
  /** The tracking number for shoppers; null until the carrier assigns it. */
  number: string | null;
  /** The reason why the carrier refuses the parcel; null if it accepts the parcel. */
  refusal: string | null;
  /** The latest state; null if the carrier has not yet reported a state that the shop knows. */
  state: ParcelState | null;
  /** The text of the carrier's latest report with its time; null before the first report. */
  said: string | null;
  saidAt: Date | null;
};

/**
 * Thrown if the carrier refuses to register a parcel with this data. The message is the carrier's own, and is
 * shown to operators.
 */
export class ShipmentDeclined extends Error {
  override readonly name = 'ShipmentDeclined';
}

/** Registers and follows parcels at a carrier. Calls reject if the carrier fails or takes too long. */
export type ShipmentProvider = {
  /**
   * Asks the carrier to register a parcel. Returns the parcel's id at the carrier; the carrier registers the
   * parcel later. @throws ShipmentDeclined
   */
  register(shipment: NewShipment): Promise<string>;
  /** Finds the latest parcel by the shop's own number for it. */
  find(number: string): Promise<KnownShipment | undefined>;
  read(id: string): Promise<KnownShipment>;
  /**
   * Cancels a parcel: deletes the parcel or, if it is in transit, refuses it on the recipient's behalf. A
   * parcel that was handed over or returned stays unchanged.
   */
  cancel(id: string): Promise<void>;
};

/**
 * Returns the label of a parcel as a PDF with its barcode. `number` is the parcel's number at the carrier.
 */
export type Labels = (number: string) => Promise<Uint8Array>;
