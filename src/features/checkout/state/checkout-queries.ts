import {
  type Cart,
  type DeliveryPoint,
  getDeliveryPoints,
  getGetCheckoutDraftQueryOptions,
  getGetDeliveryOptionsQueryOptions,
  getGetDeliveryPointsQueryOptions,
  getGetMyAddressesQueryOptions,
  getSuggestAddressesQueryOptions,
} from '@/lib/api';

export const draftQuery = getGetCheckoutDraftQueryOptions();
export const addressesOfShopper = getGetMyAddressesQueryOptions();

type OfCart = Pick<Cart, 'id' | 'version'>;

/**
 * Delivery methods of a place. The cart's version is part of the query key, because any change of the cart
 * may change the price of delivery.
 */
export function optionsQuery(city: string, postalCode: string, { id, version }: OfCart) {
  const options = getGetDeliveryOptionsQueryOptions({ city, ...(postalCode && { postalCode }) });
  return { ...options, queryKey: [...options.queryKey, id, version] as const };
}

const PAGE = 200;
/** Maximum number of loaded pages of points: enough for any city. */
const MOST_PAGES = 10;
/**
 * For how long loaded points are not fetched again, in ms: their addresses do not change during a visit, but
 * their stock may.
 */
const FRESH_MS = 5 * 60_000;

/**
 * All pick-up points of a city. All are loaded, because the API cannot search them by words.
 * @throws ApiError
 */
export async function allPoints(city: string, init?: { signal: AbortSignal }): Promise<DeliveryPoint[]> {
  const page = (number: number) => getDeliveryPoints({ city, page: number, size: PAGE }, init);
  const first = await page(1);
  const more = Math.min(first.totalPages, MOST_PAGES) - 1;
  const others = await Promise.all(Array.from({ length: more }, (_, index) => page(index + 2)));
  return [first, ...others].flatMap(({ items }) => items);
}

export function pointsQuery(city: string, { id, version }: OfCart) {
  const { queryKey } = getGetDeliveryPointsQueryOptions({ city });
  return {
    queryKey: [...queryKey, id, version] as const,
    staleTime: FRESH_MS,
    queryFn: ({ signal }: { signal: AbortSignal }) => allPoints(city, { signal }),
  };
}

export const addressesQuery = (city: string, q: string) => getSuggestAddressesQueryOptions({ city, q });
