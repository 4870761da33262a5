import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '@/features/account/account-query';
import { itemCount } from '@/features/cart/cart-facts';
import { cartQuery, cartStore } from '@/features/cart/cart-store';
import { useCart } from '@/features/cart/use-cart';
import { useWishlist } from '@/features/wishlist/use-wishlist';
import { wishlistQuery, wishlistStore } from '@/features/wishlist/wishlist-store';
import { ensureSession, NO_SESSION, refreshSession, sessionQuery, useSession } from '@/lib/session';

/**
 * Reads what belongs to the shopper, in the order of section 4 of the specification: the session, then for the signed
 * in the account, then cart and wishlist. Nobody's identity means no personal calls at all. Failures have been logged
 * and leave the page as it is.
 */
export async function startUp(queryClient: QueryClient): Promise<void> {
  const session = await ensureSession(queryClient);
  if (session.identity === 'none') return;
  if (session.user) await queryClient.prefetchQuery(accountQuery);
  await queryClient.prefetchQuery(cartQuery);
  await queryClient.prefetchQuery(wishlistQuery);
}

/** Reads everything again: after signing in, or when the page comes back from the browser's memory. */
export async function reloadPersonal(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  const session = await refreshSession(queryClient);
  if (session.identity === 'none') {
    if (before && before.identity !== 'none') forgetPersonal(queryClient);
    return;
  }
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey, refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey, refetchType: 'none' });
  await startUp(queryClient);
}

/** Clears session, profile, cart and wishlist: after a refused token refresh. */
export function forgetPersonal(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery.queryKey, NO_SESSION);
  queryClient.removeQueries({ queryKey: accountQuery.queryKey });
  cartStore(queryClient).clear();
  wishlistStore(queryClient).clear();
}

/** What the header knows of the shopper; nothing on the server. */
export function usePersonalCounts(): { signedIn: boolean; wishlist: number; cart: number } {
  const session = useSession();
  const { cart } = useCart();
  const { totalCount } = useWishlist();
  return { signedIn: session?.user != null, wishlist: totalCount, cart: cart ? itemCount(cart) : 0 };
}
