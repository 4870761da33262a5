import { eq, sql } from 'drizzle-orm';
import type { Destination } from '#shared/delivery/table.ts';
import { deliveryPart } from '../domain/tables/delivery.ts';
import type { DeliveryParts } from '../domain/tables/delivery-types.ts';
import { city } from '../domain/tables/places.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { DeliveryDeps } from './base/deps.ts';
import { placeColumns, placeOf, postalDestination } from './queries/places.ts';

/** The delivery table of a shop whose retailer has imported none: nothing can be delivered. */
const NOTHING: DeliveryParts = {
  warehouse: {
    timeZone: 'Europe/Moscow',
    cutOff: '12:00',
    worksOn: [1, 2, 3, 4, 5],
    postalCode: '101000',
    piece: { grams: 500, length: 30, width: 25, height: 5 },
  },
  calendar: { holidays: [], workdays: [] },
  methods: [],
  zones: [],
  // The ways to return goods that the law guarantees to buyers.
  returns: [
    { way: 'store', paidBy: 'shop', note: null },
    { way: 'post', paidBy: 'buyer', note: null },
  ],
};

/** Loads the retailer's delivery table (docs/decisions/0031-delivery-is-a-table-first.md). */
export async function loadDeliveryTable(db: Database | Transaction): Promise<DeliveryParts> {
  const rows = await db.select().from(deliveryPart);
  return tableOf(Object.fromEntries(rows.map(({ part, body }) => [part, body])));
}

/** Combines the stored parts to a complete table. Parts that are not stored are taken from `NOTHING`. */
const tableOf = (parts: Partial<DeliveryParts>): DeliveryParts => ({ ...NOTHING, ...parts });

export type PlaceWithTable = { place: Destination; table: DeliveryParts };

const partsByName = sql<Partial<DeliveryParts> | null>`(select jsonb_object_agg(${deliveryPart.part}, ${deliveryPart.body}) from ${deliveryPart})`;

const places = prepared((db: Database | Transaction) =>
  db
    .select({ ...placeColumns, parts: partsByName })
    .from(city)
    .where(eq(city.code, sql.placeholder('cityCode')))
    .prepare('place_with_table'),
);

/** Loads a place and the delivery table. Undefined for an unknown city. */
export async function findPlaceWithTable(
  db: Database | Transaction,
  cityCode: string,
  postalCode: string | null = null,
): Promise<PlaceWithTable | undefined> {
  const byPostalCode = postalDestination(cityCode);
  if (byPostalCode) return { place: byPostalCode, table: await loadDeliveryTable(db) };
  const [found] = await places(db).execute({ cityCode });
  if (!found) return undefined;
  const { parts, ...row } = found;
  return { place: { ...placeOf(row), postalCode }, table: tableOf(parts ?? {}) };
}

/**
 * Loads a place and the delivery table, like `placeWithTable`, but cached for up to a second. Use it for
 * display, not for placing orders.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function shownPlaceWithTable(
  { db, goods }: Pick<DeliveryDeps, 'db' | 'goods'>,
  cityCode: string,
  postalCode: string | null = null,
): Promise<PlaceWithTable> {
  const [cities, table] = await Promise.all([
    goods.cached('places of delivery', () => loadPlaces(db)),
    goods.cached('delivery table', () => loadDeliveryTable(db)),
  ]);
  const place = cities.get(cityCode);
  if (place) return { place: { ...place, postalCode }, table };
  const byPostalCode = postalDestination(cityCode);
  if (byPostalCode) return { place: byPostalCode, table };
  throw new ProblemError(404, 'NOT_FOUND');
}

async function loadPlaces(db: Database): Promise<Map<string, Omit<Destination, 'postalCode'>>> {
  const rows = await db.select(placeColumns).from(city);
  return new Map(rows.map((row) => [row.cityCode, placeOf(row)]));
}

/**
 * Loads a place and the current delivery table.
 * @throws ProblemError NOT_FOUND for an unknown city
 */
export async function placeWithTable(
  db: Database,
  cityCode: string,
  postalCode: string | null = null,
): Promise<PlaceWithTable> {
  const found = await findPlaceWithTable(db, cityCode, postalCode);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}
