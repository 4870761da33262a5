import { and, asc, between, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Area } from '#shared/delivery/area.ts';
import { isPointKind, type PointKind } from '#shared/delivery/kinds.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { deliveryPoint } from '../../domain/tables/delivery.ts';
import type { Carrier, MethodEntry, OrderPayment, PointEntry } from '../../domain/tables/delivery-types.ts';
import type { Database } from '../../platform/db/database.ts';
import { carrierReading } from '../base/tables.ts';

export type StoredPoint = typeof deliveryPoint.$inferSelect;

/**
 * Kind and source of points. The source is the code of a carrier, or the delivery table for the retailer's
 * own points.
 */
export type PointFilter = { source: StoredPoint['source']; kind: PointKind };

const sourceOf = (carrier: Carrier | null): StoredPoint['source'] => carrier ?? 'table';

/** The kinds and sources of the points where an order by one of these methods can be collected. */
export const pointFilters = (methods: readonly MethodEntry[]): PointFilter[] =>
  methods.flatMap(({ kind, carrier }) => (isPointKind(kind) ? [{ kind, source: sourceOf(carrier) }] : []));

/** Whether an order by this method can be collected at such a point. */
export const leadsTo = ({ kind, carrier }: MethodEntry, point: PointFilter): boolean =>
  point.kind === kind && point.source === sourceOf(carrier);

/**
 * The payment methods at a point. At a carrier's point, the carrier decides which methods of payment on
 * receipt are possible, and the retailer which methods of prepayment.
 */
export const paymentsAt = (method: MethodEntry, { source, payments }: StoredPoint): OrderPayment[] =>
  source === 'table'
    ? payments
    : [...method.payments.filter(isOnline), ...payments.filter((payment) => !isOnline(payment))];

const inArea = ({ cityCode, rectangle }: Area, filters: readonly PointFilter[]) =>
  and(
    cityCode === undefined ? undefined : eq(deliveryPoint.cityCode, cityCode),
    rectangle && between(deliveryPoint.latitude, rectangle.south, rectangle.north),
    rectangle && between(deliveryPoint.longitude, rectangle.west, rectangle.east),
    filters.length === 0
      ? sql`false`
      : or(
          ...filters.map(({ source, kind }) =>
            and(eq(deliveryPoint.source, source), eq(deliveryPoint.kind, kind)),
          ),
        ),
  );

export async function countPoints(
  db: Database,
  area: Area,
  filters: readonly PointFilter[],
): Promise<number> {
  const [row] = await db.select({ points: count() }).from(deliveryPoint).where(inArea(area, filters));
  return row?.points ?? 0;
}

/** The pick-up points in an area, sorted by address. */
export async function readPoints(
  db: Database,
  area: Area,
  filters: readonly PointFilter[],
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredPoint[]> {
  if (limit === 0) return [];
  return db
    .select()
    .from(deliveryPoint)
    .where(inArea(area, filters))
    .orderBy(asc(deliveryPoint.address), asc(deliveryPoint.source), asc(deliveryPoint.code))
    .offset(offset)
    .limit(limit);
}

/** When the pick-up points of a carrier in a city were last fetched from the carrier. */
export async function lastReading(
  db: Database,
  carrier: Carrier,
  cityCode: string,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ readAt: carrierReading.readAt })
    .from(carrierReading)
    .where(and(eq(carrierReading.carrier, carrier), eq(carrierReading.cityCode, cityCode)));
  return row?.readAt;
}

/**
 * Key of the advisory lock that a process holds while it stores points of carriers, so that only one does so
 * at a time. The number is arbitrary; no other lock uses it.
 */
const POINTS_LOCK = 7_310_307;

/**
 * Maximum number of points that one SQL statement inserts. A row has fifteen parameters, and PostgreSQL
 * allows 65,535 per statement.
 */
const BATCH = 1000;

/** Replaces the stored points of a carrier in a city. */
export async function keepPoints(
  db: Database,
  {
    carrier,
    cityCode,
    points,
    now,
  }: { carrier: Carrier; cityCode: string; points: readonly PointEntry[]; now: Date },
): Promise<void> {
  const rows = [...new Map(points.map((point) => [point.code, { ...point, source: carrier }])).values()];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${POINTS_LOCK})`);
    await tx
      .delete(deliveryPoint)
      .where(and(eq(deliveryPoint.source, carrier), eq(deliveryPoint.cityCode, cityCode)));
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      // Some points may have moved to this city from another city; their old rows are deleted.
      await tx.delete(deliveryPoint).where(
        and(
          eq(deliveryPoint.source, carrier),
          inArray(
            deliveryPoint.code,
            batch.map(({ code }) => code),
          ),
        ),
      );
      await tx.insert(deliveryPoint).values(batch);
    }
    await tx
      .insert(carrierReading)
      .values({ carrier, cityCode, readAt: now })
      .onConflictDoUpdate({
        target: [carrierReading.carrier, carrierReading.cityCode],
        set: { readAt: now },
      });
  });
}
