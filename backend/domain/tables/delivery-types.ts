import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { WayToPay } from '#shared/payments/ways-to-pay.ts';
import type { StoreHours } from './content-types.ts';

/**
 * Types of the delivery table. Money is integer kopecks, days are `YYYY-MM-DD`, times `HH:MM`. Weekdays are
 * numbers from 1 (Monday) to 7.
 */

export type Fitting = 'none' | 'whole' | 'partial';
export type OrderPayment = WayToPay;
export type Carrier = 'cdek';
export type Interval = { from: string; to: string };

/** Where and when orders are packed. */
export type Warehouse = {
  /** Time zone of the warehouse as an IANA name; the cut-off hour is in this time zone. */
  timeZone: string;
  /** The cut-off hour: an order that is placed before it on a working day leaves on the same day. */
  cutOff: string;
  /** Weekdays on which orders leave the warehouse. */
  worksOn: number[];
  /** The postal code of the warehouse, which carriers need to compute prices. */
  postalCode: string;
  /** The weight and size that are assumed for one piece, for carriers. */
  piece: { grams: number; length: number; width: number; height: number };
};

/**
 * Exceptions from the usual working week. On `holidays`, nothing is sent or delivered; each is a range of
 * days that includes both ends. `workdays` are days of a weekend on which people work.
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
  /** From how many delivery days the shopper may choose; 0 if the shopper cannot choose the day. */
  daysToChoose: number;
  /** Maximum number of orders per delivery day in all zones together; null if unlimited. */
  ordersPerDay: number | null;
  minSum: number | null;
  maxSum: number | null;
  maxPieces: number | null;
  /** How many days an order waits at a store or pick-up point for its buyer. */
  storageDays: number;
  /**
   * The carrier that sets prices, delivery times and pick-up points; null for a method that the retailer
   * runs.
   */
  carrier: Carrier | null;
  /**
   * An order placed before this local time can be collected on the same day if the store has all its goods in
   * stock. Null if a store always needs longer.
   */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/**
 * The price of a delivery method in a zone, and its delivery time in working days, counted from the day on
 * which the order leaves the warehouse.
 */
export type Tariff = {
  price: number;
  /** Other prices that apply when the goods of an order cost at least `from`; sorted by `from`. */
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
  /** Whether the zone contains all places that are in no other zone. */
  rest: boolean;
  /** Tariffs by id of the delivery method. Methods without a tariff do not deliver to this zone. */
  tariffs: Record<string, Tariff>;
};

/** A way of returning goods to the shop. */
export type ReturnWay = {
  way: 'courier' | 'pickup-point' | 'store' | 'post';
  /** Who pays for the return, unless the goods are defective. */
  paidBy: 'shop' | 'buyer';
  /** The retailer's explanation of this way of return, shown to shoppers. */
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
