import { isCollected } from '#shared/delivery/kinds.ts';
import type { Cart } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { type CheckoutFields, wholePostalCode } from '../fields/checkout-fields';
import { pointOf } from '../fields/checkout-form';
import { optionsQuery, pointsQuery } from './checkout-queries';

/** Delivery methods and pick-up points of a cart in a city. */
export function useDelivery(
  cart: Cart,
  city: { code: string; name: string },
  { methodId, pointCode, postalCode }: Pick<CheckoutFields, 'methodId' | 'pointCode' | 'postalCode'>,
) {
  const hasCity = city.code !== '';
  const optionsResult = useRetryableQuery({
    ...optionsQuery(city.code, wholePostalCode(postalCode), cart),
    enabled: hasCity,
    // When the cart changes, keep showing the methods of this city until the new ones arrive. Never show
    // those of another city.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  const options = optionsResult.data;
  const methods = (options?.methods ?? []).filter(({ obstacle }) => obstacle === null);
  const method = methods.find(({ id }) => id === methodId);
  const places = useRetryableQuery({
    ...pointsQuery(city.code, cart),
    enabled: method !== undefined && isCollected(method),
  });
  return {
    options,
    methods,
    method,
    isFailed: optionsResult.error !== null,
    retry: optionsResult.retry,
    city: {
      code: city.code,
      name: options?.cityName ?? city.name,
      timeZone: options?.timeZone ?? 'Europe/Moscow',
    },
    points: places.data,
    arePointsFailed: places.error !== null,
    retryPoints: places.retry,
    point: pointOf({ points: places.data }, { pointCode }, method),
    hasCity,
    /**
     * Whether the data of the chosen method is loaded. Also true without a city, for which nothing is loaded.
     */
    isKnown:
      !hasCity || (options !== undefined && (!method || !isCollected(method) || places.data !== undefined)),
  };
}
