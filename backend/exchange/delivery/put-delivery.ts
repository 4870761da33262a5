import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { deliveryPart, deliveryPoint } from '../../domain/tables/delivery.ts';
import { city } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type DeliveryIssue, DeliveryRefused } from './delivery-error.ts';
import { type DeliverySet, deliveryFiles, deliveryParts } from './delivery-set.ts';
import { loadDelivery } from './load-delivery.ts';

type PartChange = { entries: number; isChanged: boolean };
export type DeliveryReport = Partial<Record<keyof DeliverySet, PartChange>>;

/** Arbitrary number, unique among the advisory locks: parallel imports of a table run one after the other. */
const DELIVERY_LOCK = 7_310_308;

/** Points per statement: each row has fifteen parameters, and PostgreSQL allows 65,535. */
const BATCH = 1000;

/**
 * Writes a delivery table to the shop. Each part replaces that part in the shop; absent parts stay
 * unchanged. Cities and methods that the table names must exist. Throws DeliveryRefused with all that are
 * missing.
 */
export async function putDelivery(tx: Transaction, set: DeliverySet): Promise<DeliveryReport> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DELIVERY_LOCK})`);
  const before = await loadDelivery(tx);
  const issues = await misnamed(tx, { ...before, ...set }, set);
  if (issues.length > 0) throw new DeliveryRefused(issues);

  const report: DeliveryReport = {};
  for (const part of deliveryParts) {
    const wanted = part === 'points' ? byCode(set.points) : set[part];
    if (wanted === undefined) continue;
    const isChanged = !isDeepStrictEqual(before[part] ?? (part === 'points' ? [] : undefined), wanted);
    report[part] = { entries: Array.isArray(wanted) ? wanted.length : 1, isChanged };
    if (isChanged) await putPart(tx, part, set);
  }
  return report;
}

const byCode = (points: DeliverySet['points']) =>
  points?.toSorted((one, other) => (one.code < other.code ? -1 : 1));

async function putPart(tx: Transaction, part: keyof DeliverySet, set: DeliverySet): Promise<void> {
  if (part === 'points') return putPoints(tx, set.points ?? []);
  const body = set[part];
  if (body === undefined) return;
  await tx
    .insert(deliveryPart)
    .values({ part, body })
    .onConflictDoUpdate({ target: deliveryPart.part, set: { body } });
}

async function putPoints(tx: Transaction, points: NonNullable<DeliverySet['points']>): Promise<void> {
  await tx.delete(deliveryPoint).where(eq(deliveryPoint.source, 'table'));
  for (let start = 0; start < points.length; start += BATCH)
    await tx
      .insert(deliveryPoint)
      .values(points.slice(start, start + BATCH).map((point) => ({ ...point, source: 'table' as const })));
}

/**
 * Issues for names of cities or methods that the shop does not have. Only the parts being written are
 * checked.
 */
async function misnamed(tx: Transaction, whole: DeliverySet, set: DeliverySet): Promise<DeliveryIssue[]> {
  const rows = await tx.select({ code: city.code }).from(city);
  const cities = new Set(rows.map(({ code }) => code));
  const methods = new Set(whole.methods?.map(({ id }) => id));
  const noCity = (code: string) => `${code} is not a city of the shop`;
  return [
    ...(set.zones ?? []).flatMap((zone, index) => [
      ...zone.cities.flatMap((code, place) =>
        cities.has(code)
          ? []
          : [{ file: deliveryFiles.zones, key: `${index}.cities.${place}`, why: noCity(code) }],
      ),
    ]),
    ...(set.zones || set.methods ? (whole.zones ?? []) : []).flatMap((zone, index) =>
      Object.keys(zone.tariffs).flatMap((id) =>
        methods.has(id)
          ? []
          : [{ file: deliveryFiles.zones, key: `${index}.tariffs.${id}`, why: `${id} is not a method` }],
      ),
    ),
    ...(set.points ?? []).flatMap(({ cityCode }, index) =>
      cities.has(cityCode)
        ? []
        : [{ file: deliveryFiles.points, key: `${index}.cityCode`, why: noCity(cityCode) }],
    ),
  ];
}
