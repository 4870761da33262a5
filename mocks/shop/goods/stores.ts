import type { Cities, Stores } from '#contract/client/client.schemas.ts';
import { citySearch } from '#shared/places/city-search.ts';
import { postalCity, postalPlace, postalPlaceOf } from '#shared/places/postal-places.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';

export const allCities = () => exampleOf<Cities>('getCities', 'cities').items;

export const allStores = () => exampleOf<Stores>('getStores', 'moscow').items;

/**
 * Whether a store has an article in stock. The examples do not say so, so it is computed from the ids; each
 * store has about half of the articles.
 */
export function isInStore(state: ShopState, articleId: string, code: string): boolean {
  const isKept = Number.parseInt(articleId.slice(-1), 16) % 2 === 0;
  return isKept && (state.stock[articleId] ?? 0) > 0 && allStores().some((store) => store.code === code);
}

export const storeOperations: Pick<ShopOperations, 'getCities' | 'getStores' | 'getStore'> = {
  getCities({ query: { q = '', code, withStores, size } }) {
    const byPostalCode = withStores ? undefined : code === undefined ? postalPlace(q) : postalPlaceOf(code);
    if (byPostalCode) return { items: [postalCity(byPostalCode)] };
    const cities = allCities().filter(
      (city) => (code === undefined || city.code === code) && (!withStores || city.storeCount > 0),
    );
    return { items: citySearch(cities)(q, size) };
  },

  getStores: ({ query: { city } }) => ({
    items: allStores().filter(({ cityCode }) => city === undefined || cityCode === city),
  }),

  getStore({ params: { code } }) {
    const found = allStores().find((store) => store.code === code);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  },
};
