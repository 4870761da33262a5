import { asc, count, eq } from 'drizzle-orm';
import type { City, Store } from '#contract/client/client.schemas.ts';
import { city, store } from '../domain/tables/places.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { StoresDeps } from './deps.ts';

/** The limits of the contract. */
const MOST = { cities: 2000, stores: 1000 };

/** Cities that the shop delivers to, largest first, with the number of stores in each. */
export function getCities({ db, goods }: Pick<StoresDeps, 'db' | 'goods'>): Promise<City[]> {
  return goods.cached('cities', () => loadCities(db));
}

async function loadCities(db: Database): Promise<City[]> {
  const { code, name, region, isDefault } = city;
  return await db
    .select({ code, name, region, isDefault, storeCount: count(store.code) })
    .from(city)
    .leftJoin(store, eq(store.cityCode, city.code))
    .groupBy(city.code)
    .orderBy(asc(city.ordinal), asc(city.code))
    .limit(MOST.cities);
}

const storesWithCity = (db: Database) =>
  db
    .select({ store, cityName: city.name })
    .from(store)
    .innerJoin(city, eq(city.code, store.cityCode))
    .$dynamic();

/** Stores of a city by name, empty for an unknown city; without a city all stores, largest cities first. */
export async function getStores(db: Database, cityCode: string | undefined): Promise<Store[]> {
  const rows = await storesWithCity(db)
    .where(cityCode === undefined ? undefined : eq(store.cityCode, cityCode))
    .orderBy(asc(city.ordinal), asc(city.code), asc(store.name), asc(store.code))
    .limit(MOST.stores);
  return rows.map(toStore);
}

/** A store. @throws ProblemError NOT_FOUND for an unknown code */
export async function getStore(db: Database, code: string): Promise<Store> {
  const [found] = await storesWithCity(db).where(eq(store.code, code));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return toStore(found);
}

const toStore = (row: { store: typeof store.$inferSelect; cityName: string }): Store => ({
  ...row.store,
  cityName: row.cityName,
});
