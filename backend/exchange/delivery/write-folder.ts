import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MethodEntry, PointEntry, Tariff, ZoneEntry } from '../../domain/tables/delivery-types.ts';
import { sortedYaml } from '../../platform/files/sorted-yaml.ts';
import { type DeliverySet, deliveryFiles, deliveryParts } from './delivery-set.ts';

/** Writes the delivery table as files that `readDeliveryFolder` can read. Returns the names of the files. */
export async function writeDeliveryFolder(folder: string, set: DeliverySet): Promise<string[]> {
  const contents: Record<keyof DeliverySet, unknown> = {
    warehouse: set.warehouse,
    calendar: set.calendar,
    methods: set.methods?.map(methodFile),
    zones: set.zones?.map(zoneFile),
    returns: set.returns?.map(said),
    points: set.points?.map(pointFile),
  };
  await mkdir(folder, { recursive: true });
  const written = deliveryParts.filter((part) => contents[part] !== undefined);
  const order = [...KEYS, ...(set.methods ?? []).map(({ id }) => id)];
  for (const part of written)
    await writeFile(join(folder, deliveryFiles[part]), sortedYaml(contents[part], order));
  return written.map((part) => deliveryFiles[part]);
}

/**
 * The order of keys in exported files: the order in which people would write them, which the database does
 * not store. Keys that are not in the list, such as ids of methods in tariffs, come last.
 */
const KEYS: readonly string[] = [
  ...['id', 'code', 'kind', 'cityCode', 'name', 'address', 'landmark', 'phone', 'hours', 'specialDays'],
  ...['fitting', 'payments', 'deliversOn', 'intervals', 'daysToChoose', 'ordersPerDay', 'storageDays'],
  ...['sameDayUntil', 'minSum', 'maxSum', 'maxPieces', 'carrier', 'latitude', 'longitude'],
  ...['timeZone', 'cutOff', 'worksOn', 'postalCode', 'piece', 'grams', 'length', 'width', 'height'],
  ...['holidays', 'workdays', 'from', 'to', 'cities', 'regions', 'postalCodes', 'rest', 'tariffs'],
  ...['price', 'steps', 'freeFrom', 'days', 'opens', 'closes', 'reason', 'way', 'paidBy', 'note'],
];

const inRoubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100);

/**
 * Drops values that equal their default, because the default applies if the file does not contain the key.
 */
const said = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== null && one !== false && !(Array.isArray(one) && one.length === 0),
    ),
  );

const methodFile = ({ minSum, maxSum, daysToChoose, ...method }: MethodEntry) =>
  said({
    ...method,
    daysToChoose: daysToChoose || null,
    minSum: inRoubles(minSum),
    maxSum: inRoubles(maxSum),
  });

const tariffFile = ({ price, steps, freeFrom, days, ordersPerDay }: Tariff) =>
  said({
    price: inRoubles(price),
    steps: steps.map((step) => ({ from: inRoubles(step.from), price: inRoubles(step.price) })),
    freeFrom: inRoubles(freeFrom),
    days: days.min === days.max ? days.min : [days.min, days.max],
    ordersPerDay,
  });

const zoneFile = ({ tariffs, ...zone }: ZoneEntry) => ({
  ...said(zone),
  tariffs: Object.fromEntries(Object.entries(tariffs).map(([id, tariff]) => [id, tariffFile(tariff)])),
});

const pointFile = (point: PointEntry) => said(point);
