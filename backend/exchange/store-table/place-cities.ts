import { asc } from 'drizzle-orm';
import { isSameRegion } from '#shared/places/same-region.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { city } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NewStore, StoreIssue } from './check-store.ts';

type CityRow = typeof city.$inferSelect;

type PlacedStore = Pick<NewStore, 'line' | 'city' | 'region' | 'timeZone'>;

type StorePlace = { cityCode: string; timeZone: string };

export type PlacedCities = {
  /** Returns the city of a store and the time zone of its opening hours. */
  placeOf: (store: PlacedStore) => StorePlace;
  /** Cities that the shop does not have yet. */
  added: CityRow[];
  issues: StoreIssue[];
};

/**
 * Finds the city of every store by its name, and by the region if several cities have the same name. A city
 * that the shop does not have is added at the end of the list, with the time zone of the store or of the
 * region.
 */
export async function placeCities(tx: Transaction, stores: readonly PlacedStore[]): Promise<PlacedCities> {
  const cities: CityRow[] = await tx.select().from(city).orderBy(asc(city.ordinal));
  const places = new Map<PlacedStore, StorePlace>();
  const added: CityRow[] = [];
  const issues: StoreIssue[] = [];
  for (const store of stores) {
    const { line } = store;
    const found = citiesLike(cities, store);
    const [only] = found;
    if (found.length > 1) {
      const regions = found.map(({ region }) => region || 'none').join(', ');
      issues.push({ line, column: 'region', why: `is needed: there are several ${store.city} (${regions})` });
      continue;
    }
    const timeZone = store.timeZone || only?.timeZone || zoneOfRegion(cities, store.region);
    if (!timeZone) {
      issues.push({ line, column: 'time zone', why: `is missing; that of ${store.city} is not known` });
      continue;
    }
    const placed = only ?? newCity(cities, store, timeZone);
    if (!placed) {
      issues.push({ line, column: 'city', why: 'has a name that gives no address' });
      continue;
    }
    if (!only) {
      added.push(placed);
      cities.push(placed);
    }
    places.set(store, { cityCode: placed.code, timeZone });
  }
  const placeOf = (store: PlacedStore): StorePlace => {
    const place = places.get(store);
    if (!place) throw new Error(`The store of line ${store.line} has no city.`);
    return place;
  };
  return { placeOf, added, issues };
}

/**
 * The cities with the name of the store's city. If the store has a region: only cities in that region or, if
 * it has no such city, cities stored without a region.
 */
function citiesLike(cities: readonly CityRow[], { city: name, region }: PlacedStore): CityRow[] {
  const same = cities.filter((one) => normalizeForComparison(one.name) === normalizeForComparison(name));
  if (region === '') return same;
  const exact = same.filter((one) => isSameRegion(one.region || one.name, region));
  return exact.length > 0 ? exact : same.filter((one) => one.region === '');
}

/** The time zone of the first city of a region in the list, which is its largest. */
const zoneOfRegion = (cities: readonly CityRow[], region: string): string | null | undefined =>
  region === '' ? undefined : cities.find((one) => isSameRegion(one.region || one.name, region))?.timeZone;

function newCity(
  cities: readonly CityRow[],
  { city: name, region }: PlacedStore,
  timeZone: string,
): CityRow | undefined {
  const taken = new Set(cities.map(({ code }) => code));
  const codes = [slugify(name), slugify(`${name} ${region}`)];
  const code = codes.find((one) => one !== '' && one.length <= 60 && !taken.has(one));
  if (code === undefined) return undefined;
  const ordinal = Math.max(0, ...cities.map((one) => one.ordinal)) + 1;
  return { code, name, region, timeZone, ordinal, isDefault: false };
}
