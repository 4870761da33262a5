import type { QueryClient } from '@tanstack/react-query';
import { ensureSession } from '@/lib/session';
import { cartQuery } from './cart-store';

/**
 * Reads the cart for a screen that shows it. Somebody without an identity has no cart, and no call is made for them.
 * @throws ApiError
 */
export async function loadCart(queryClient: QueryClient): Promise<void> {
  const session = await ensureSession(queryClient);
  if (session.identity !== 'none')
    await queryClient.ensureQueryData({ ...cartQuery, revalidateIfStale: true });
}
