import { accountReading } from '@/features/account/account-reading';
import { itemCount } from '@/features/cart/cart-facts';
import { cartStore } from '@/features/cart/cart-store';
import { useCart } from '@/features/cart/use-cart';
import { takeMergeUntold } from '@/features/session/merge-untold';
import { useWishlist } from '@/features/wishlist/use-wishlist';
import { wishlistStore } from '@/features/wishlist/wishlist-store';
import { type Cart, isApiError, type Session, type UserProfile } from '@/lib/api';
import { ensureSession, NO_SESSION, refreshSession, sessionReading, useSession } from '@/lib/session';
import { announce } from '@/lib/tabs';
import { hideToast, showToast } from '@/lib/ui/toast';
import type { Visit } from '@/lib/visit';

/**
 * Reads what belongs to the shopper, in the order of docs/specification.md §4.1: the session, then for the signed
 * in the account, then cart and wishlist. Nobody's identity means no personal calls at all. Failures have been logged
 * and leave the page as it is.
 */
export async function startUp(visit: Visit): Promise<void> {
  const untold = takeMergeUntold();
  await readInOrder(visit, () => wishlistStore(visit).items.ensure());
  if (untold) tellMerge(visit);
}

async function readInOrder(visit: Visit, readWishlist: () => Promise<unknown>): Promise<void> {
  const session = await ensureSession(visit);
  if (session.identity === 'none') return;
  if (session.user) await attempt(accountReading(visit).ensure());
  await attempt(cartStore(visit).ensure());
  await attempt(readWishlist());
}

/** Waits for a call that may fail: the next is made all the same. */
async function attempt(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/**
 * Reads everything again: after a token refresh, when another tab has signed in, when the page comes back from the
 * browser's memory. What belongs to another shopper than before is never shown on.
 */
export async function reloadPersonal(visit: Visit): Promise<void> {
  const before = sessionReading(visit).get();
  const session = await refreshSession(visit);
  if (before?.user && before.user.id !== session.user?.id) forgetBelongings(visit);
  if (session.identity === 'none') {
    if (before && before.identity !== 'none') forgetPersonal(visit);
    return;
  }
  await readAnew(visit);
}

/**
 * What follows a sign-in whose session has been read: the other tabs hear of it, account, cart and wishlist are read,
 * and the shopper is told, once, what the sign-in brought together.
 */
export async function afterSignIn(visit: Visit): Promise<void> {
  announce({ type: 'signed-in' });
  // Somebody who signed in elsewhere may come with a session that was read before.
  if (!sessionReading(visit).get()?.user) await refreshSession(visit);
  await readAnew(visit);
  tellMerge(visit);
}

/** What a sign-in did to cart and wishlist, a sentence each, as long as the cart has not changed since. */
export function mergeSentences(visit: Visit): string[] {
  const { messages = [] } = cartStore(visit).cart.get() ?? {};
  return messages.filter(({ code }) => code === 'MERGED').map(({ text }) => text);
}

/** So many sentences can be read before a toast goes. */
const MOST_TOLD = 2;

function tellMerge(visit: Visit): void {
  const sentences = mergeSentences(visit);
  // The cart itself shows them among its messages, all of them.
  if (sentences.length === 0 || window.location.pathname === '/cart') return;
  const told = sentences.slice(0, MOST_TOLD);
  if (told.length < sentences.length) told.push('Остальное\u00a0— в\u00a0корзине');
  showToast({ text: told.join('. '), action: { label: 'Корзина', href: '/cart' } });
}

async function readAnew(visit: Visit): Promise<void> {
  accountReading(visit).expire();
  cartStore(visit).expire();
  // Its pages, too, are those of somebody else.
  await readInOrder(visit, () => wishlistStore(visit).refresh());
}

/** Clears session, profile, cart and wishlist: after signing out, here or elsewhere, and a refused token refresh. */
export function forgetPersonal(visit: Visit, options?: { keepCart: boolean }): void {
  sessionReading(visit).set(NO_SESSION);
  forgetBelongings(visit, options);
  // What it offers, such as putting back what was taken out, was for whoever has left.
  hideToast();
}

function forgetBelongings(visit: Visit, { keepCart } = { keepCart: false }): void {
  accountReading(visit).set(undefined);
  if (!keepCart) cartStore(visit).clear();
  wishlistStore(visit).clear();
}

/** What the header knows of the shopper; nothing on the server. */
export function usePersonalCounts(): { signedIn: boolean; wishlist: number; cart: number } {
  const session = useSession();
  const { cart } = useCart();
  const { totalCount } = useWishlist();
  return { signedIn: session?.user != null, wishlist: totalCount, cart: cart ? itemCount(cart) : 0 };
}

/** What a private page has read of the shopper; all of it undefined on a public one. */
export type Personal = {
  session: Session | undefined;
  account: UserProfile | undefined;
  cart: Cart | undefined;
};

/** What the server has read, to travel with the page. */
export function personalOf(visit: Visit): Personal {
  return {
    session: sessionReading(visit).get(),
    account: accountReading(visit).get(),
    cart: cartStore(visit).cart.get(),
  };
}

/** Takes what came with the page, which is then not asked for again. */
export function hydratePersonal(visit: Visit, { session, account, cart }: Personal): void {
  if (session) sessionReading(visit).hydrate(session);
  if (account) accountReading(visit).hydrate(account);
  if (cart) cartStore(visit).hydrate(cart);
}
