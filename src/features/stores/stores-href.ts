import { stringifySearch } from '@/shop/addresses/search-params';

/** The page of all stores, or of those of one city. */
export function storesHref(city?: string): string {
  return `/stores${stringifySearch({ city })}`;
}

/** The page of one store. */
export function storeHref(code: string): string {
  return `/stores/${code}`;
}
