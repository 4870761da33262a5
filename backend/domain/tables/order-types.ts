import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import type { StoreHours } from './content-types.ts';
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
