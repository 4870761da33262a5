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

/** Methods for a place. Every change of the cart may change what its delivery costs. */
export function optionsQuery(city: string, postalCode: string, { id, version }: OfCart) {
  const options = getGetDeliveryOptionsQueryOptions({ city, ...(postalCode && { postalCode }) });
  return { ...options, queryKey: [...options.queryKey, id, version] as const };
}

const PAGE = 200;
/** More places than a city has are not asked for. */
const MOST_PAGES = 10;
/** Places do not move during a visit, in ms. Their stock may. */
const FRESH_MS = 5 * 60_000;

/** All places of a city: people search among them by words that the shop does not know. @throws ApiError */
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
