import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { WayToPay } from '#shared/payments/ways-to-pay.ts';
import type { StoreHours } from './content-types.ts';

/**
 * Types of the delivery table. Money is integer kopecks, days are `YYYY-MM-DD`, times `HH:MM`, and weekdays
 * are numbers with Monday as 1.
 */

export type Fitting = 'none' | 'whole' | 'partial';
export type OrderPayment = WayToPay;
export type Carrier = 'cdek';
export type Interval = { from: string; to: string };

/** The place where orders are packed. */
export type Warehouse = {
  /** The time zone of the warehouse and its cut-off hour, as an IANA name. */
  timeZone: string;
  /** The cut-off hour: an order that is placed before it on a working day leaves on the same day. */
  cutOff: string;
  /** Days of the week on which orders leave the warehouse. */
  worksOn: number[];
  /** The postal code of the warehouse, which carriers need to compute prices. */
  postalCode: string;
  /** The weight and size that are assumed for one piece, for carriers. */
  piece: { grams: number; length: number; width: number; height: number };
};

/**
 * Exceptions from the working week. `holidays` are days on which nothing is sent or delivered, as ranges that
 * include both ends. `workdays` are days of a weekend on which people work.
 */
export type WorkCalendar = { holidays: { from: string; to: string }[]; workdays: string[] };

export type MethodEntry = {
  id: string;
  kind: DeliveryKind;
  name: string;
  fitting: Fitting;
  payments: OrderPayment[];
  /** Weekdays on which the method delivers. */
  deliversOn: number[];
  intervals: Interval[];
  /** The number of delivery days among which a shopper may choose; 0 if the shopper cannot choose the day. */
  daysToChoose: number;
  /** Maximum number of orders per delivery day in all zones together; null if unlimited. */
  ordersPerDay: number | null;
  minSum: number | null;
  maxSum: number | null;
  maxPieces: number | null;
  /** Number of days for which an order is kept at a store or point until the buyer collects it. */
  storageDays: number;
  /**
   * The carrier whose prices, delivery times and points are used; null for a method that the retailer runs.
   */
  carrier: Carrier | null;
  /**
   * If an order is placed before this local time, a store hands over goods of its own stock on the same day.
   * Null if stores never do so.
   */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/**
 * The price of a method in a zone, and the delivery time in working days after the order leaves the
 * warehouse.
 */
export type Tariff = {
  price: number;
  /** Other prices for orders whose goods cost at least `from`, in ascending order of `from`. */
  steps: { from: number; price: number }[];
  freeFrom: number | null;
  days: Days;
  /** Maximum number of orders per delivery day in the zone; absent or null if unlimited. */
  ordersPerDay?: number | null;
};

export type ZoneEntry = {
  name: string;
  /** Codes of the cities that belong to the zone. */
  cities: string[];
  regions: string[];
  /** The first digits of the postal codes that belong to the zone. */
  postalCodes: string[];
  /** Whether the zone applies to all places that are in no other zone. */
  rest: boolean;
  /** Tariffs by method id. A method without a tariff does not deliver to the zone. */
  tariffs: Record<string, Tariff>;
};

/** A way of returning goods to the shop. */
export type ReturnWay = {
  way: 'courier' | 'pickup-point' | 'store' | 'post';
  /** Who pays for the return, unless the goods are defective. */
  paidBy: 'shop' | 'buyer';
  /** A sentence of the retailer for shoppers about this way of return. */
  note: string | null;
};

/** The parts of the delivery table, each stored as a JSON document. */
export type DeliveryParts = {
  warehouse: Warehouse;
  calendar: WorkCalendar;
  methods: MethodEntry[];
  zones: ZoneEntry[];
  returns: ReturnWay[];
};

/** A pick-up point or a locker. */
export type PointEntry = {
  code: string;
  kind: PointKind;
  cityCode: string;
  name: string;
  address: string;
  landmark: string | null;
  phone: string | null;
  hours: StoreHours[];
  latitude: number;
  longitude: number;
  fitting: Fitting;
  payments: OrderPayment[];
};
