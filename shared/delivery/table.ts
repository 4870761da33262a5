import type { WayToPay } from '../payments/ways-to-pay.ts';
import type { DeliveryKind } from './kinds.ts';

// Types of the delivery table, which the retailer writes. Sums are in kopecks, days are `YYYY-MM-DD`, hours
// are `HH:MM`, and weekdays go from 1 (Monday) to 7.

/** The warehouse that packs the orders. */
export type Warehouse = {
  /** IANA time zone of the warehouse. The cut-off hour is local time there. */
  timeZone: string;
  /** An order placed before this hour on a working day is sent on the same day. */
  cutOff: string;
  /** Weekdays on which the warehouse sends orders. */
  worksOn: readonly number[];
};

/**
 * Holidays, on which nothing is sent or delivered, and weekend days that are working days. Ranges include
 * both ends.
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
  /** From how many delivery days a shopper may choose. 0 if the shopper cannot choose. */
  daysToChoose: number;
  /** Maximum number of orders for one delivery day, over all zones. Null if there is no limit. */
  ordersPerDay: number | null;
  minSum: number | null;
  maxSum: number | null;
  maxPieces: number | null;
  /** For how many days an order is kept for collection. */
  storageDays: number;
  /**
   * The carrier whose system provides prices, delivery times and pick-up points. Null if the table has them.
   */
  carrier: string | null;
  /**
   * Orders before this hour (store's local time) can be collected on the same day, if the store has the goods
   * in stock. Null if never.
   */
  sameDayUntil: string | null;
};

export type Days = { min: number; max: number };

/** The price of a method in a zone, and the delivery time: working days after the order was sent. */
export type Tariff = {
  price: number;
  /** Other prices for larger orders: `price` applies from the goods sum `from` on. Sorted by `from`. */
  steps: { from: number; price: number }[];
  freeFrom: number | null;
  days: Days;
  /** Maximum number of orders for one delivery day in this zone. Absent or null if there is no limit. */
  ordersPerDay?: number | null;
};

export type ZoneEntry = {
  name: string;
  /** Codes of the cities in the zone. */
  cities: readonly string[];
  regions: readonly string[];
  /** Prefixes of the postal codes in the zone. */
  postalCodes: readonly string[];
  /** Whether the zone contains all places that are in no other zone. */
  rest: boolean;
  /** Tariffs by method id. A method without a tariff does not deliver in this zone. */
  tariffs: Readonly<Record<string, Tariff>>;
};

export type DeliveryTable<Method extends MethodEntry = MethodEntry> = {
  warehouse: Warehouse;
  calendar: WorkCalendar;
  methods: readonly Method[];
  zones: readonly ZoneEntry[];
};

/** The place to which an order is delivered. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** The region of the city. Empty for a city that is a region of its own, such as Moscow. */
  region: string;
  /** IANA time zone of the place. */
  timeZone: string;
  postalCode: string | null;
};

/** The price and the delivery time that a carrier offers. */
export type Quote = { kind: DeliveryKind; price: number; days: Days };

/** The price of a delivery, in kopecks, for goods of the given sum. */
export function priceOf({ price, steps, freeFrom }: Tariff, sum: number): number {
  if (freeFrom !== null && sum >= freeFrom) return 0;
  return steps.findLast(({ from }) => sum >= from)?.price ?? price;
}

/** The sum from which delivery is free, in kopecks; null if it is never free. */
export const freeFromOf = ({ price, steps, freeFrom }: Tariff): number | null =>
  price === 0 && steps.length === 0 ? 0 : freeFrom;
