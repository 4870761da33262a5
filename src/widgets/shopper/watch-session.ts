import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { CART_CHANGE } from '@/features/cart/state/cart-query';
import { forgetCheckout } from '@/features/checkout/draft/forget-checkout';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { getUserIdentity, isApiError, onSessionLost, onTokensRefreshed, SESSION_ENDED } from '@/lib/api';
import { mustBeFresh } from '@/lib/navigation/back-forward';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { closeAuthModal } from '@/shop/identity/auth-modal';
import { isExternalSignInOpen } from '@/shop/identity/external-sign-in-open';
import { knownSession } from '@/shop/identity/session';
import { onSignOut } from '@/shop/identity/sign-out';
import { type Announcement, announce, onAnnouncement } from '@/shop/identity/tabs';
import { continueAfterSignIn } from './continue-after-sign-in';
import { forgetAfterFailedRefresh, forgetPersonal, reloadPersonal } from './personal';

/** Failures of the token refresh within this time, in ms, count as one. */
const AFTER_FAILURE_MS = 10_000;

/**
 * Keeps the page up to date with the session, which may change in this tab and in others. Returns a function
 * that stops this.
 */
export function watchSession(client: QueryClient, router: AnyRouter): () => void {
  const signedIn = () => knownSession(client)?.user != null;

  /**
   * Clears the shopper's data. The guard of a page for signed-in shoppers runs again and redirects to the
   * sign-in page.
   */
  async function forget(options?: { keepCart: boolean }): Promise<void> {
    closeAuthModal(client);
    forgetPersonal(client, options);
    router.clearCache();
    // Leave out the root route, whose menu and city are not personal.
    if (isGuarded(router)) await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId });
  }

  let failedAt = Number.NEGATIVE_INFINITY;
  /**
   * Without data, cart and checkout would look empty: load them again. If that fails as well, they show the
   * error.
   */
  async function readAfterFailure(): Promise<void> {
    forgetAfterFailedRefresh(client);
    const isFirst = Date.now() - failedAt > AFTER_FAILURE_MS;
    failedAt = Date.now();
    if (isFirst && mustBeFresh(router.state.location.pathname)) await router.invalidate();
  }

  async function onOther({ type }: Announcement): Promise<void> {
    if (type === 'signed-out') {
      forgetCheckout();
      await forget();
    }
    if (type !== 'signed-in' || isExternalSignInOpen()) return;
    await reloadPersonal(client);
    // The shopper has opened a confirmation link in another tab: continue in this one.
    if (signedIn()) await continueAfterSignIn(client, router, Promise.resolve());
  }

  const ends = [
    onSignOut(async () => {
      forgetPersonal(client);
      // Recent searches are removed only when the shopper signs out, because they reveal more about a person
      // than viewed goods do. When a session just expires, they stay.
      forgetSearches();
      forgetCheckout();
      await router.navigate({ href: hrefTo('/') });
      // Remove data of the shopper's pages from the router's cache.
      router.clearCache();
    }),
    onSessionLost(async (why) => {
      if (why === 'failed') return readAfterFailure();
      const { pathname } = window.location;
      // Only the tab whose refresh was refused notifies the other tabs and the shopper. Guests are not
      // notified.
      const notify = signedIn() && why === 'refused';
      if (notify) announce({ type: 'signed-out' });
      // A pending change of a guest is repeated by a new guest, whose cart then replaces the old one. Until
      // then the cart stays on the screen.
      await forget({ keepCart: !signedIn() && client.isMutating({ mutationKey: CART_CHANGE }) > 0 });
      if (notify) whenSeen(() => sayItIsOver(pathname));
    }),
    // After a token refresh, read identity, session and account (docs/specification.md §7.2).
    onTokensRefreshed(async () => {
      try {
        await getUserIdentity();
      } catch (error) {
        if (!isApiError(error)) throw error;
      }
      await reloadPersonal(client);
    }),
    onAnnouncement(onOther, { withMissed: true }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Whether only some shoppers may open the current page. */
function isGuarded(router: AnyRouter): boolean {
  return router.state.matches.some(({ routeId }) => router.routesById[routeId]?.options.beforeLoad);
}

function sayItIsOver(pathname: string): void {
  // If the guard has redirected to the sign-in page, the toast needs no link to it.
  const stayed = window.location.pathname === pathname;
  showToast({
    text: SESSION_ENDED,
    action: stayed
      ? { label: 'Войти', href: hrefTo('/login', { search: { redirect: pathname } }) }
      : undefined,
  });
}

/** Calls the function at once, or if the tab is hidden, when the shopper returns to it. */
function whenSeen(say: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', say, { once: true });
  else say();
}
