import type { WayToPay } from '../payments/ways-to-pay.ts';
import type { DeliveryKind } from './kinds.ts';

// The types of a retailer's delivery table. Money is in integer kopecks, days are `YYYY-MM-DD`, hours
// `HH:MM`, and Monday is 1.

/** The warehouse where orders are packed. */
export type Warehouse = {
  /** IANA time zone; the cut-off hour is in this zone. */
  timeZone: string;
  /** Orders placed before this hour of a working day leave on that day. */
  cutOff: string;
  /** Weekdays on which orders leave. */
  worksOn: readonly number[];
};

/**
 * Days without shipping and delivery, and weekend days on which people work. Both ends of a range are
 * included.
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
  /** The carrier that provides prices, terms and points; null if the shop itself delivers. */
  carrier: string | null;
  /**
   * A store hands over goods in stock on the same day until this hour (local time); null if never on the same
   * day.
   */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/** The price of a method in a zone, and its term in working days after the order leaves. */
export type Tariff = {
  price: number;
  /** Lower prices for larger orders, in ascending order of `from`, the sum of the goods. */
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
  /** Whether the zone has all places that belong to no other zone. */
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
  /** Empty for a city that is a federal subject itself. */
  region: string;
  /** IANA time zone. */
  timeZone: string;
  postalCode: string | null;
};

/** A carrier's price and term. */
export type Quote = { kind: DeliveryKind; price: number; days: Days };

/** The delivery price for goods of a given sum, in kopecks. */
export function priceOf({ price, steps, freeFrom }: Tariff, sum: number): number {
  if (freeFrom !== null && sum >= freeFrom) return 0;
  return steps.findLast(({ from }) => sum >= from)?.price ?? price;
}

/** The sum from which delivery is free, in kopecks; null if it is never free. */
export const freeFromOf = ({ price, steps, freeFrom }: Tariff): number | null =>
  price === 0 && steps.length === 0 ? 0 : freeFrom;
