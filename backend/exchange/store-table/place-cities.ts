import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { city } from '../../domain/tables/places.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NewStore, StoreIssue } from './check-store.ts';

type CityRow = typeof city.$inferSelect;

type PlacedStore = Pick<NewStore, 'line' | 'city' | 'region'>;

export type PlacedCities = {
  codeOf: (store: PlacedStore) => string;
  /** Cities that the shop does not have yet. */
  added: CityRow[];
  issues: StoreIssue[];
};

/**
 * Finds the city of every store by its name, and by region if several cities share the name. New cities are
 * added after the others; in a shop without cities, the first becomes the default.
 */
export async function placeCities(tx: Transaction, stores: readonly PlacedStore[]): Promise<PlacedCities> {
  const cities: CityRow[] = await tx.select().from(city);
  const codes = new Map<PlacedStore, string>();
  const added: CityRow[] = [];
  const issues: StoreIssue[] = [];
  for (const store of stores) {
    const { line } = store;
    const found = citiesLike(cities, store);
    const [only] = found;
    if (found.length > 1) {
      const regions = found.map(({ region }) => region || 'none').join(', ');
      issues.push({ line, column: 'region', why: `is needed: there are several ${store.city} (${regions})` });
    } else if (only) codes.set(store, only.code);
    else {
      const made = newCity(cities, store);
      if (made) {
        added.push(made);
        cities.push(made);
        codes.set(store, made.code);
      } else issues.push({ line, column: 'city', why: 'has a name that cannot be written in an address' });
    }
  }
  return { codeOf: (store) => codes.get(store) ?? '', added, issues };
}

/**
 * Cities with the store's city name. If the store has a region, only cities in it, or else cities without a
 * region.
 */
function citiesLike(cities: readonly CityRow[], { city: name, region }: PlacedStore): CityRow[] {
  const same = cities.filter((one) => normalizeForComparison(one.name) === normalizeForComparison(name));
  if (region === '') return same;
  const exact = same.filter((one) => normalizeForComparison(one.region) === normalizeForComparison(region));
  return exact.length > 0 ? exact : same.filter((one) => one.region === '');
}

function newCity(cities: readonly CityRow[], { city: name, region }: PlacedStore): CityRow | undefined {
  const taken = new Set(cities.map(({ code }) => code));
  const codes = [slugify(name), slugify(`${name} ${region}`)];
  const code = codes.find((one) => one !== '' && one.length <= 60 && !taken.has(one));
  if (code === undefined) return undefined;
  const ordinal = Math.max(0, ...cities.map((one) => one.ordinal)) + 1;
  return { code, name, region, ordinal, isDefault: !cities.some(({ isDefault }) => isDefault) };
}
