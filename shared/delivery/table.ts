import type { WayToPay } from '../payments/ways-to-pay.ts';
import type { DeliveryKind } from './collected.ts';

// A retailer's delivery table. Money is integer kopecks, days are `YYYY-MM-DD`, hours `HH:MM`, Monday is 1.

/** Where orders are packed. */
export type Warehouse = {
  /** Of the IANA database; the cut-off hour is in it. */
  timeZone: string;
  /** Orders placed before this hour of a working day leave on that day. */
  cutOff: string;
  /** Days of the week on which orders leave. */
  worksOn: readonly number[];
};

/** Days on which nothing is sent or delivered, and weekend days that are worked. Both ends count. */
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
  /** Days of the week on which it delivers. */
  deliversOn: readonly number[];
  intervals: { from: string; to: string }[];
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
  carrier: string | null;
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
  cities: readonly string[];
  regions: readonly string[];
  /** How postal codes begin. */
  postalCodes: readonly string[];
  /** Whether it holds for all other places. */
  rest: boolean;
  /** By id of the method. A method that is not here does not go there. */
  tariffs: Readonly<Record<string, Tariff>>;
};

export type DeliveryTable<Method extends MethodEntry = MethodEntry> = {
  warehouse: Warehouse;
  calendar: WorkCalendar;
  methods: readonly Method[];
  zones: readonly ZoneEntry[];
};

/** Where goods go. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** Empty for cities that are regions of their own. */
  region: string;
  postalCode: string | null;
};

/** What a carrier asks. */
export type Quote = { kind: DeliveryKind; price: number; days: Days };

/** What delivery costs for goods of a sum, in kopecks. */
export function priceOf({ price, steps, freeFrom }: Tariff, sum: number): number {
  if (freeFrom !== null && sum >= freeFrom) return 0;
  return steps.findLast(({ from }) => sum >= from)?.price ?? price;
}

/** The sum from which it costs nothing, in kopecks; null where it always costs something. */
export const freeFromOf = ({ price, steps, freeFrom }: Tariff): number | null =>
  price === 0 && steps.length === 0 ? 0 : freeFrom;
