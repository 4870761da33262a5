import type { Visit } from '@/lib/visit';
import { ignoreFailedCall } from './cart-failure';
import { cartStore } from './cart-store';

/**
 * Reads the cart for a screen that shows it. Somebody without an identity has no cart, and no call is made for them. A
 * cart that is known is shown at once, and read again behind it when it is no longer fresh.
 * @throws ApiError
 */
export async function loadCart(visit: Visit): Promise<void> {
  const store = cartStore(visit);
  const read = store.ensure();
  if (store.cart.get() === undefined) await read;
  else read.catch(ignoreFailedCall);
}
