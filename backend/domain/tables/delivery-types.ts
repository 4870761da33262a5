import type { DeliveryKind, PointKind } from '#shared/delivery/kinds.ts';
import type { WayToPay } from '#shared/payments/ways-to-pay.ts';
import type { StoreHours } from './content-types.ts';

/** Shapes of the delivery table. Money is integer kopecks, days are `YYYY-MM-DD`, hours `HH:MM`, Monday is 1. */

export type Fitting = 'none' | 'whole' | 'partial';
export type OrderPayment = WayToPay;
export type Carrier = 'cdek';
export type Interval = { from: string; to: string };

/** Where orders are packed. */
export type Warehouse = {
  /** Of the IANA database; the cut-off hour is in it. */
  timeZone: string;
  /** Orders placed before this hour of a working day leave on that day. */
  cutOff: string;
  /** Days of the week on which orders leave. */
  worksOn: number[];
  /** From where carriers count. */
  postalCode: string;
  /** What a piece of goods is counted as by carriers. */
  piece: { grams: number; length: number; width: number; height: number };
};

/** Days on which nothing is sent or delivered, and weekend days that are worked. Both ends count. */
export type WorkCalendar = { holidays: { from: string; to: string }[]; workdays: string[] };

export type MethodEntry = {
  id: string;
  kind: DeliveryKind;
  name: string;
  fitting: Fitting;
  payments: OrderPayment[];
  /** Days of the week on which it delivers. */
  deliversOn: number[];
  intervals: Interval[];
  /** How many delivery days a shopper may choose among; 0 where there is no choice. */
  daysToChoose: number;
  /** Orders that one day of delivery takes, over all places; null when it takes any number. */
  ordersPerDay: number | null;
  minSum: number | null;
  maxSum: number | null;
  maxPieces: number | null;
  /** Days for which an order waits to be collected. */
  storageDays: number;
  /** Whose prices, terms and points it has; null for the shop's own. */
  carrier: Carrier | null;
  /** Until this hour of the place a store hands over today what it has; null when it never does. */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/** What a method costs in a zone and how many working days it takes after an order left. */
export type Tariff = {
  price: number;
  /** Other prices from a sum of goods on, by rising sum. */
  steps: { from: number; price: number }[];
  freeFrom: number | null;
  days: Days;
  /** Orders that one day of delivery takes in the zone; absent or null when it takes any number. */
  ordersPerDay?: number | null;
};

export type ZoneEntry = {
  name: string;
  /** Codes of cities. */
  cities: string[];
  regions: string[];
  /** How postal codes begin. */
  postalCodes: string[];
  /** Whether it holds for all other places. */
  rest: boolean;
  /** By id of the method. A method that is not here does not go there. */
  tariffs: Record<string, Tariff>;
};

/** A way in which goods travel back to the shop. */
export type ReturnWay = {
  way: 'courier' | 'pickup-point' | 'store' | 'post';
  /** Who pays, unless the goods are defective. */
  paidBy: 'shop' | 'buyer';
  /** The retailer's own sentence about it. */
  note: string | null;
};

/** The parts of the table that are kept as documents. */
export type DeliveryParts = {
  warehouse: Warehouse;
  calendar: WorkCalendar;
  methods: MethodEntry[];
  zones: ZoneEntry[];
  returns: ReturnWay[];
};

/** A pick-up point or a parcel locker. */
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
