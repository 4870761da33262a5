import type { QueryClient } from '@tanstack/react-query';
import { cartChanges } from './state/cart-changes';
import { ignoreFailedCall } from './state/cart-failure';
import { cartQuery } from './state/cart-query';

/**
 * Reads the cart for a screen that shows it. A shopper without an identity has no cart, and no call is made for them. A
 * cart that is known is shown at once, and read again behind it when it is no longer fresh.
 * @throws ApiError
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const reading = cartChanges(client).ensure();
  if (client.getQueryData(cartQuery.queryKey) === undefined) await reading;
  else reading.catch(ignoreFailedCall);
}
