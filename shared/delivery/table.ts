import type { WayToPay } from '../payments/ways-to-pay.ts';
import type { DeliveryKind } from './kinds.ts';

// The types of a retailer's delivery table. Money is integer kopecks, days are `YYYY-MM-DD`, hours are
// `HH:MM`, and weekday 1 is Monday.

/** The warehouse where orders are packed. */
export type Warehouse = {
  /** IANA time zone of the warehouse, in which the cut-off hour is meant. */
  timeZone: string;
  /** Orders placed before this hour of a working day leave on that day. */
  cutOff: string;
  /** Weekdays on which orders leave. */
  worksOn: readonly number[];
};

/**
 * Holidays, on which nothing is shipped or delivered, and weekend days that are worked. Both ends of a range
 * are included.
 */
export type WorkCalendar = {
  holidays: readonly { from: string; to: string }[];
  workdays: readonly string[];
};

export type MethodEntry = {
  id: string;
  kind: DeliveryKind;
  name: string;
  fitting: 'none' | 'whole' | 'partial';
  payments: WayToPay[];
  /** Weekdays on which the method delivers. */
  deliversOn: readonly number[];
  intervals: { from: string; to: string }[];
  /** The number of delivery days from which a shopper may choose; 0 if there is no choice. */
  daysToChoose: number;
  /** Maximum number of orders per delivery day, in all zones together; null if there is no limit. */
  ordersPerDay: number | null;
  minSum: number | null;
  maxSum: number | null;
  maxPieces: number | null;
  /** The number of days for which an order waits to be collected. */
  storageDays: number;
  /** The carrier that provides prices, delivery times and points; null if the shop itself delivers. */
  carrier: string | null;
  /**
   * Until this hour (local time) a store hands over goods in stock on the same day; null if it never does.
   */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/** The price of a method in a zone, and its delivery time in working days after the order leaves. */
export type Tariff = {
  price: number;
  /** Prices for larger orders, each for a sum of goods from `from` on. Sorted by `from`. */
  steps: { from: number; price: number }[];
  freeFrom: number | null;
  days: Days;
  /** Maximum number of orders per delivery day in the zone; absent or null if there is no limit. */
  ordersPerDay?: number | null;
};

export type ZoneEntry = {
  name: string;
  /** Codes of the cities in the zone. */
  cities: readonly string[];
  regions: readonly string[];
  /** Prefixes of the postal codes in the zone. */
  postalCodes: readonly string[];
  /** Whether the zone contains all places that no other zone contains. */
  rest: boolean;
  /** Tariffs by method id. A method without a tariff does not deliver to the zone. */
  tariffs: Readonly<Record<string, Tariff>>;
};

export type DeliveryTable<Method extends MethodEntry = MethodEntry> = {
  warehouse: Warehouse;
  calendar: WorkCalendar;
  methods: readonly Method[];
  zones: readonly ZoneEntry[];
};

/** The destination. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** The region of the city; empty for a city that is a region itself, such as Moscow. */
  region: string;
  /** IANA time zone. */
  timeZone: string;
  postalCode: string | null;
};

/** The price and the delivery time that a carrier offers. */
export type Quote = { kind: DeliveryKind; price: number; days: Days };

/** The delivery price for goods of a given sum, in kopecks. */
export function priceOf({ price, steps, freeFrom }: Tariff, sum: number): number {
  if (freeFrom !== null && sum >= freeFrom) return 0;
  return steps.findLast(({ from }) => sum >= from)?.price ?? price;
}

/** The sum from which delivery is free, in kopecks; null if it is never free. */
export const freeFromOf = ({ price, steps, freeFrom }: Tariff): number | null =>
  price === 0 && steps.length === 0 ? 0 : freeFrom;
