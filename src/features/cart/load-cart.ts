import type { QueryClient } from '@tanstack/react-query';
import { cartChanges } from './state/cart-changes';
import { ignoreFailedCall } from './state/cart-failure';
import { cartQuery } from './state/cart-query';

/**
 * Reads the cart for a screen. Does not call the API for a shopper without an identity, whose cart is empty. A cached
 * cart is shown at once and refreshed in the background if it is stale.
 * @throws ApiError
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const reading = cartChanges(client).ensure();
  if (client.getQueryData(cartQuery.queryKey) === undefined) await reading;
  else reading.catch(ignoreFailedCall);
}
