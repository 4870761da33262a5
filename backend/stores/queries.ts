import { asc, count, desc, eq } from 'drizzle-orm';
import type { City, Store } from '#contract/client/client.schemas.ts';
import { citySearch } from '#shared/places/city-search.ts';
import { postalCity, postalPlace, postalPlaceOf } from '#shared/places/postal-places.ts';
import { city, store } from '../domain/tables/places.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { StoresDeps } from './deps.ts';

/** Maximum number of stores that the contract allows in a response. */
const MOST_STORES = 1000;

type CitiesQuery = { q?: string | undefined; code?: string | undefined; withStores: boolean; size: number };

/**
 * Cities with names that match a text and to which the shop delivers, best match first. Each has the number
 * of its stores.
 */
export async function getCities(
  { db, goods }: Pick<StoresDeps, 'db' | 'goods'>,
  { q = '', code, withStores, size }: CitiesQuery,
): Promise<City[]> {
  const { cities, find } = await goods.cached('cities', async () => {
    const loaded = await loadCities(db);
    return { cities: loaded, find: citySearch(loaded) };
  });
  const byPostalCode = withStores ? undefined : code === undefined ? postalPlace(q) : postalPlaceOf(code);
  if (byPostalCode) return [postalCity(byPostalCode)];
  if (code === undefined && !withStores) return find(q, size);
  const some = cities.filter(
    (one) => (code === undefined || one.code === code) && (!withStores || one.storeCount > 0),
  );
  return citySearch(some)(q, size);
}

/** All cities: first the default city, then the others, largest first. */
async function loadCities(db: Database): Promise<City[]> {
  const { code, name, region, isDefault } = city;
  return await db
    .select({ code, name, region, isDefault, storeCount: count(store.code) })
    .from(city)
    .leftJoin(store, eq(store.cityCode, city.code))
    .groupBy(city.code)
    .orderBy(desc(city.isDefault), asc(city.ordinal), asc(city.code));
}

const storesWithCity = (db: Database) =>
  db
    .select({ store, cityName: city.name })
    .from(store)
    .innerJoin(city, eq(city.code, store.cityCode))
    .$dynamic();

/**
 * The stores of a city by name; an empty list for an unknown city. If no city is given, all stores, those in
 * the largest cities first.
 */
export async function getStores(db: Database, cityCode: string | undefined): Promise<Store[]> {
  const rows = await storesWithCity(db)
    .where(cityCode === undefined ? undefined : eq(store.cityCode, cityCode))
    .orderBy(asc(city.ordinal), asc(city.code), asc(store.name), asc(store.code))
    .limit(MOST_STORES);
  return rows.map(toStore);
}

/**
 * Reads a store by its code.
 * @throws ProblemError NOT_FOUND for an unknown code
 */
export async function getStore(db: Database, code: string): Promise<Store> {
  const [found] = await storesWithCity(db).where(eq(store.code, code));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return toStore(found);
}

const toStore = (row: { store: typeof store.$inferSelect; cityName: string }): Store => ({
  ...row.store,
  cityName: row.cityName,
});
