import type { QueryClient } from '@tanstack/react-query';
import { accountQuery, readIfPossible } from '@/features/account/account-query';
import { loadCart } from '@/features/cart/load-cart';
import { ensureSession } from '@/shop/identity/session';

/**
 * Loads session, account and cart, in this order (docs/specification.md §4.1).
 * @throws ApiError if the cart fails to load
 */
export async function loadCartPage(client: QueryClient): Promise<void> {
  const { user } = await ensureSession(client);
  if (user) await readIfPossible(client, accountQuery);
  await loadCart(client);
}
