import type { QueryClient } from '@tanstack/react-query';
import { accountQuery, forgetAccount } from '@/features/account/account-query';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { itemCount } from '@/features/cart/state/cart-facts';
import { cartQuery } from '@/features/cart/state/cart-query';
import { useKnownCart } from '@/features/cart/state/use-cart';
import { expireOrders, forgetOrders } from '@/features/orders/orders-query';
import { takeMergeNotice } from '@/features/session/merge-notice';
import { useWishlist } from '@/features/wishlist/use-wishlist';
import { wishlistChanges } from '@/features/wishlist/wishlist-changes';
import { wishlistItemsQuery } from '@/features/wishlist/wishlist-query';
import { isApiError } from '@/lib/api';
import { ensureFresh, expireQuery, setQuery } from '@/lib/state/query-reads';
import { hideToast, showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import {
  ensureSession,
  knownSession,
  NO_SESSION,
  refreshSession,
  sessionQuery,
  useSession,
} from '@/shop/identity/session';

/**
 * Reads the shopper's data when a page starts: the session, the account if the shopper is signed in, then
 * cart and wishlist (docs/specification.md §4.1). Without an identity, only the session is read. A failure is
 * already logged, and the page stays as it is.
 */
export async function startUp(client: QueryClient): Promise<void> {
  const hasNotice = takeMergeNotice();
  await readInOrder(client, () => ensureFresh(client, wishlistItemsQuery));
  if (hasNotice) showMergeNotice(client);
}

async function readInOrder(client: QueryClient, readWishlist: () => Promise<unknown>): Promise<void> {
  const session = await ensureSession(client);
  if (session.identity === 'none') return;
  const reads = [() => cartChanges(client).ensure(), readWishlist];
  if (session.user) reads.unshift(() => ensureFresh(client, accountQuery));
  for (const read of reads) {
    // Stop if the shopper has signed out by now.
    if (knownSession(client)?.identity === 'none') return;
    await attempt(read());
  }
}

/** Waits for a request that may fail. The next one is made in any case. */
async function attempt(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/**
 * Reads all data of the shopper again: after a token refresh, after a sign-in in another tab, and on a page
 * restored from the back/forward cache. If there is another shopper now, the old data is cleared first.
 */
export async function reloadPersonal(client: QueryClient): Promise<void> {
  const before = knownSession(client);
  const session = await refreshSession(client);
  if (before?.user && before.user.id !== session.user?.id) forgetBelongings(client);
  if (session.identity === 'none') {
    if (before && before.identity !== 'none') forgetPersonal(client);
    return;
  }
  await readAgain(client);
}

/**
 * Call this after a sign-in, when its session is loaded. Reads account, cart and wishlist, and shows what the
 * sign-in merged.
 */
export async function afterSignIn(client: QueryClient): Promise<void> {
  // After a sign-in in another tab or a popup, the cached session may be out of date.
  if (!knownSession(client)?.user) await refreshSession(client);
  await readAgain(client);
  showMergeNotice(client);
}

/** The sentences about what a sign-in merged into cart and wishlist. Empty if the cart has changed since. */
export function mergeSentences(client: QueryClient): string[] {
  const { messages = [] } = client.getQueryData(cartQuery.queryKey) ?? {};
  return messages.filter(({ code }) => code === 'MERGED').map(({ text }) => text);
}

/** How many sentences can be read before a toast disappears. */
const MAX_SHOWN = 2;

function showMergeNotice(client: QueryClient): void {
  const sentences = mergeSentences(client);
  // The cart page shows all sentences among its messages.
  if (sentences.length === 0 || window.location.pathname === hrefTo('/cart')) return;
  const shown = sentences.slice(0, MAX_SHOWN);
  if (shown.length < sentences.length) shown.push('Остальное\u00a0— в\u00a0корзине');
  showToast({ text: shown.join('. '), action: { label: 'Корзина', href: hrefTo('/cart') } });
}

async function readAgain(client: QueryClient): Promise<void> {
  expireQuery(client, accountQuery);
  expireQuery(client, cartQuery);
  expireOrders(client);
  // The router has also cached data of the previous shopper's pages.
  await readInOrder(client, () => wishlistChanges(client).refresh());
}

/**
 * Clears session, profile, cart and wishlist: after a sign-out in this or another tab, or after a refused
 * token refresh.
 */
export function forgetPersonal(client: QueryClient, options?: { keepCart: boolean }): void {
  setQuery(client, sessionQuery, NO_SESSION);
  forgetBelongings(client, options);
  // Hide the toast: its action, such as restoring a removed line, was for the previous shopper.
  hideToast();
}

/**
 * Clears session, profile and cart after a token refresh that failed but was not refused
 * (docs/specification.md §4.2). The cookies may still be valid, so reading the session again may bring the
 * shopper back.
 */
export function forgetAfterFailedRefresh(client: QueryClient): void {
  setQuery(client, sessionQuery, NO_SESSION);
  expireQuery(client, sessionQuery);
  forgetAccount(client);
  cartChanges(client).forget();
}

function forgetBelongings(client: QueryClient, { keepCart } = { keepCart: false }): void {
  forgetAccount(client);
  forgetOrders(client);
  if (!keepCart) cartChanges(client).forget();
  wishlistChanges(client).forget();
}

/** What the header shows about the shopper. On the server: nothing. */
export function usePersonalCounts(): { signedIn: boolean; wishlist: number; cart: number } {
  const session = useSession();
  const cart = useKnownCart();
  const { totalCount } = useWishlist();
  return { signedIn: session?.user != null, wishlist: totalCount, cart: cart ? itemCount(cart) : 0 };
}
