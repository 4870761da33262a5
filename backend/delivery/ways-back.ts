import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeliveryInterval } from '#contract/client/client.schemas.ts';
import { choosableDays } from '#shared/delivery/terms.ts';
import { localMoment, workingDayAfter } from '#shared/delivery/working-days.ts';
import { zoneOf } from '#shared/delivery/zones.ts';
import { deliveryPoint } from '../domain/tables/delivery.ts';
import type { ReturnWay } from '../domain/tables/delivery-types.ts';
import { store } from '../domain/tables/places.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { findPlaceWithTable } from './table.ts';

/** The ways to return goods from a city to the shop. */
export type WaysBack = {
  /** The days and hours at which a courier can collect the goods; null if no courier delivers to the city. */
  courier: { days: string[]; intervals: DeliveryInterval[] } | null;
  hasPoints: boolean;
  /** Ways of return that the retailer offers in every city, in the retailer's order. */
  offered: readonly ReturnWay[];
  stores: { code: string; name: string; address: string }[];
};

/** How many days are offered for the courier's visit. */
const DAYS = 6;
const MAX_STORES = 50;

/**
 * Finds the ways to return goods from a city. Each method that delivers to the city can also bring goods
 * back.
 */
export async function waysBack(db: Database | Transaction, cityCode: string, now: Date): Promise<WaysBack> {
  const found = await findPlaceWithTable(db, cityCode);
  if (!found) return { courier: null, hasPoints: false, offered: [], stores: [] };
  const { place, table } = found;
  const tariffs = zoneOf(table.zones, place)?.tariffs ?? {};
  const goesThere = table.methods.filter(({ id }) => tariffs[id] !== undefined);
  const courier = goesThere.find(({ kind }) => kind === 'courier');
  const today = localMoment(now, place.timeZone).day;
  const points = await db
    .select({ code: deliveryPoint.code })
    .from(deliveryPoint)
    .where(and(eq(deliveryPoint.cityCode, cityCode), inArray(deliveryPoint.kind, ['pickup-point'])))
    .limit(1);
  const stores = await db
    .select({ code: store.code, name: store.name, address: store.address })
    .from(store)
    .where(eq(store.cityCode, cityCode))
    .orderBy(asc(store.name), asc(store.code))
    .limit(MAX_STORES);
  // The courier comes on the second working day at the earliest, because the shop needs a day to review the
  // refund.
  const first = courier && workingDayAfter(today, 2, courier.deliversOn, table.calendar);
  const range = { firstDay: first ?? today, lastDay: first ?? today };
  return {
    courier: courier
      ? {
          days: choosableDays(range, today, { ...courier, daysToChoose: DAYS }, table.calendar),
          intervals: courier.intervals,
        }
      : null,
    hasPoints: points.length > 0 && goesThere.some(({ kind }) => kind === 'pickup-point'),
    offered: table.returns,
    stores,
  };
}
