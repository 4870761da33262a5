import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import type { PictureSource, StoreHours } from './content-types.ts';
import type { Interval } from './delivery-types.ts';

/**
 * Types of stored orders. They are separate from the contract's types: when the contract changes, the code
 * that reads orders does not compile until it also handles old rows. Money is integer kopecks, days are
 * `YYYY-MM-DD`.
 */

export type OrderState =
  | 'PLACED'
  | 'AWAITING_PAYMENT'
  | 'PAID'
  | 'PACKING'
  | 'SHIPPED'
  | 'READY'
  | 'HANDED_OVER'
  | 'PARTLY_HANDED_OVER'
  | 'CANCELLED';

export type StoredPoint = {
  code: string;
  name: string;
  address: string;
  landmark: string | null;
  hours: StoreHours[];
  latitude: number | null;
  longitude: number | null;
};

/** The delivery that was chosen for an order. */
export type StoredDelivery = {
  methodId: string;
  kind: DeliveryKind;
  name: string;
  cityCode: string;
  cityName: string;
  point: StoredPoint | null;
  day: string | null;
  interval: Interval | null;
  leavesOn: string | null;
  firstDay: string;
  lastDay: string;
  storageDays: number | null;
  fitting: boolean;
  price: number;
};

export type StoredTracking = { carrier: string; number: string; url: string | null };

export type StoredColour = { colorFamily: string; displayValue: string; value: string; hex: string };

/** A discount of an order. Orders that were placed before the field `title` existed do not have it. */
export type StoredDiscount = {
  source: 'SALE' | 'OFFER' | 'PROMO_CODE' | 'GIFT';
  promoCode: string | null;
  title?: string | null;
  sum: number;
};

/** How many pieces of the order line at `position` were cancelled. */
export type StoredCancellation = { position: number; quantity: number };

/** A receipt line of a surcharge. It has the fields of `ReceiptLine` without a marking code. */
export type StoredReceiptLine = {
  name: string;
  quantity: number;
  unitPrice: number;
  vatRate: number;
  mode: 'full_prepayment' | 'full_payment';
  subject: 'commodity' | 'service' | 'marked';
  mark: string | null;
};

/** What an order stores about a line that an edit changes or leaves as it is. */
export type StoredEditedLine = {
  position: number;
  articleId: string;
  productUrl: string;
  sku: string;
  name: string;
  colour: StoredColour;
  size: string;
  picture: PictureSource;
  quantity: number;
  cancelled: number;
  isGift: boolean;
  unitPriceBefore: number;
  total: number;
  discounts: StoredDiscount[];
  vatRate: number;
};

/**
 * A change of an order that waits for its surcharge. The pieces that it adds are already reserved. It has no
 * data of the buyer: these are changed at once.
 */
export type StoredEdit = {
  /** The lines of the order after the edit. */
  lines: StoredEditedLine[];
  goodsSum: number;
  discountSum: number;
  deliveryPrice: number;
  total: number;
  cancelledSum: number;
  /** The surcharge in kopecks. */
  sum: number;
  /** Receipt lines of the surcharge. */
  receipt: StoredReceiptLine[];
  /** Pieces that were taken out of stock for it. */
  reserved: { articleId: string; quantity: number }[];
  /** Payment attempts from this position on pay the surcharge. */
  attemptsFrom: number;
  changes: string[];
};
