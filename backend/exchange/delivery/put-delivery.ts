import { isDeepStrictEqual } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import { deliveryPart, deliveryPoint } from '../../domain/tables/delivery.ts';
import { city } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import { putPlacesWithin } from '../places/put-places.ts';
import { DeliveryRefused } from './delivery-error.ts';
import { type DeliverySet, deliveryFiles, deliveryParts } from './delivery-set.ts';
import { loadDelivery } from './load-delivery.ts';
import { type Named, namedPlaces } from './named-places.ts';
import type { DeliveryReading } from './read-folder.ts';

type PartChange = { entries: number; isChanged: boolean };
export type DeliveryReport = Partial<Record<keyof DeliverySet, PartChange>>;

/**
 * Key of the advisory lock that makes parallel imports of a delivery table run one after the other. An
 * arbitrary number that no other lock uses.
 */
const DELIVERY_LOCK = 7_310_308;

/**
 * Maximum number of pick-up points that one SQL statement inserts. Each row has fifteen parameters, and
 * PostgreSQL allows 65,535 per statement.
 */
const BATCH = 1000;

/**
 * Writes a delivery table to the shop. Each part replaces the same part in the shop; undefined parts stay
 * unchanged. The files may refer to places by code or by name. Throws DeliveryRefused, which lists all
 * places, regions and methods that the shop does not have.
 */
export const putDelivery = (tx: Transaction, files: DeliverySet): Promise<DeliveryReport> =>
  putDeliveryReading(tx, { set: files, issues: [], refused: new Set(), lines: new Map() });

/**
 * Like `putDelivery`, but for a table read from files with errors. Throws DeliveryRefused with the errors of
 * the files and the errors that occur while the table is written.
 */
export async function putDeliveryReading(
  tx: Transaction,
  { set: files, issues: ofFiles, refused, lines }: DeliveryReading,
): Promise<DeliveryReport> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DELIVERY_LOCK})`);
  const before = await loadDelivery(tx);
  const { set, issues: unknown } = await withCodes(tx, files);
  const found = [...unknown, ...(refused.has('methods') ? [] : unknownMethods({ ...before, ...set }, set))];
  const issues = [
    ...ofFiles,
    ...found.map((issue) => ({ ...issue, line: lines.get(issue.file)?.(issue.keys ?? []) })),
  ];
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
 * Replaces names of places by their codes and names of regions by their full names. Returns the result and
 * the unknown names.
 */
async function withCodes(
  tx: Transaction,
  files: DeliverySet,
): Promise<{ set: DeliverySet; issues: FileIssue[] }> {
  if (!files.zones && !files.points) return { set: files, issues: [] };
  await putPlacesWithin(tx);
  const places = namedPlaces(await tx.select().from(city).orderBy(asc(city.ordinal)));
  const issues: FileIssue[] = [];
  const read = (named: Named, file: string, keys: (string | number)[]): string[] => {
    if ('value' in named) return [named.value];
    issues.push({ file, keys, place: keys.join('.'), why: named.why });
    return [];
  };
  const owners = new Map<string, string>();
  const zones = files.zones?.map((zone, index) => {
    const codes = zone.cities.flatMap((name, at) => {
      const keys = [index, 'cities', at];
      const [code] = read(places.codeOf(name), deliveryFiles.zones, keys);
      if (code === undefined) return [];
      const owner = owners.get(code);
      owners.set(code, zone.name);
      if (owner === undefined) return [code];
      const why = `the zone «${owner}» has ${name} already`;
      issues.push({ file: deliveryFiles.zones, keys, place: keys.join('.'), why });
      return [];
    });
    const regions = zone.regions.flatMap((name, at) =>
      read(places.regionOf(name), deliveryFiles.zones, [index, 'regions', at]),
    );
    return { ...zone, cities: codes, regions };
  });
  const points = files.points?.map((point, index) => {
    const [cityCode = ''] = read(places.codeOf(point.cityCode), deliveryFiles.points, [index, 'cityCode']);
    return { ...point, cityCode };
  });
  return { set: { ...files, ...(zones && { zones }), ...(points && { points }) }, issues };
}

/**
 * Errors about tariffs for methods that the shop does not have. Checks only the parts of `set`, which are
 * being written.
 */
const unknownMethods = (whole: DeliverySet, set: DeliverySet): FileIssue[] => {
  const methods = new Set(whole.methods?.map(({ id }) => id));
  return (set.zones || set.methods ? (whole.zones ?? []) : []).flatMap((zone, index) =>
    Object.keys(zone.tariffs).flatMap((id) =>
      methods.has(id)
        ? []
        : [
            {
              file: deliveryFiles.zones,
              keys: [index, 'tariffs', id],
              place: `${index}.tariffs.${id}`,
              why: `${id} is not a method`,
            },
          ],
    ),
  );
};
