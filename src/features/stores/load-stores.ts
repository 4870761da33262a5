import {
  type City,
  getCities,
  getStore,
  getStores,
  isApiError,
  type ProductCard,
  type Store,
} from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { lowerCaseAddress, pageNotFound } from '@/shop/addresses/page-not-found';

/** Maximum number of cities that the API returns. */
const MOST_CITIES = 1000;

const findCity = async (code: string): Promise<City | undefined> => (await getCities({ code })).items[0];

/** Stores of a city. Without a city, or if it is unknown, all stores. */
export async function loadStores(code: string | undefined) {
  const [{ items: cities }, city] = await Promise.all([
    getCities({ withStores: true, size: MOST_CITIES }),
    code === undefined ? undefined : findCity(code),
  ]);
  const { items: stores } = await getStores(city ? { city: city.code } : {});
  return { cities, city, stores } satisfies { cities: City[]; city: City | undefined; stores: Store[] };
}

/**
 * Loads a store and the other stores of its city.
 * @param suggestions goods to show if the store does not exist
 * @throws the router's not-found if the store does not exist
 */
export async function loadStore(
  code: string,
  suggestions: () => Promise<ProductCard[]>,
): Promise<{ store: Store; others: Store[] }> {
  try {
    const store = await getStore(code);
    const { items } = await getStores({ city: store.cityCode });
    return { store, others: items.filter((other) => other.code !== store.code) };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 422)) throw error;
    const address = hrefTo('/stores/$code', { params: { code } });
    throw lowerCaseAddress(address) ?? pageNotFound(address, await suggestions());
  }
}
