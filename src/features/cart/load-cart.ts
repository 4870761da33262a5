import { isApiError } from '@/lib/api';
import type { Visit } from '@/lib/visit';
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

/** It has been logged, and the cart of before stays. */
function ignoreFailedCall(error: unknown): void {
  if (!isApiError(error)) throw error;
}
