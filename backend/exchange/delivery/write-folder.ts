import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, isScalar, visit } from 'yaml';
import type { MethodEntry, PointEntry, Tariff, ZoneEntry } from '../../domain/tables/delivery-types.ts';
import { type DeliverySet, deliveryFiles, deliveryParts } from './delivery-set.ts';

/** Writes the delivery table as files that `readDeliveryFolder` can read. Returns their names. */
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
    await writeFile(join(folder, deliveryFiles[part]), yamlOf(inOrder(contents[part], order)));
  return written.map((part) => deliveryFiles[part]);
}

/** The order in which people write keys; the database does not keep it. The ids of methods come after these, as keys of tariffs. */
const KEYS: readonly string[] = [
  ...['id', 'code', 'kind', 'cityCode', 'name', 'address', 'landmark', 'phone', 'hours', 'specialDays'],
  ...['fitting', 'payments', 'deliversOn', 'intervals', 'daysToChoose', 'ordersPerDay', 'storageDays'],
  ...['sameDayUntil', 'minSum', 'maxSum', 'maxPieces', 'carrier', 'latitude', 'longitude'],
  ...['timeZone', 'cutOff', 'worksOn', 'postalCode', 'piece', 'grams', 'length', 'width', 'height'],
  ...['holidays', 'workdays', 'from', 'to', 'cities', 'regions', 'postalCodes', 'rest', 'tariffs'],
  ...['price', 'steps', 'freeFrom', 'days', 'opens', 'closes', 'reason', 'way', 'paidBy', 'note'],
];

/** A value with the keys of its maps in an order. Keys that the order does not have come last, as they are. */
function inOrder(value: unknown, order: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(one, order));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, one]) => [key, inOrder(one, order)]),
  );
}

/** YAML with lists of plain values on one line, as in `deliversOn: [1, 2, 3]`. */
function yamlOf(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.length > 0 && list.items.every((item) => isScalar(item));
    },
  });
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}

const inRoubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100);

/** Drops values that equal their default, because a missing line means the default. */
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
