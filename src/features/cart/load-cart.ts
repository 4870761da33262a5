import type { QueryClient } from '@tanstack/react-query';
import { ignoreFailedCall } from './cart-failure';
import { cartStore } from './cart-store';

/**
 * Reads the cart for a screen that shows it. Somebody without an identity has no cart, and no call is made for them. A
 * cart that is known is shown at once, and read again behind it when it is no longer fresh.
 * @throws ApiError
 */
export async function loadCart(client: QueryClient): Promise<void> {
  const store = cartStore(client);
  const read = store.ensure();
  if (store.cart.get() === undefined) await read;
  else read.catch(ignoreFailedCall);
}
