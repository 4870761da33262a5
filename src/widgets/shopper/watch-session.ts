import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { CART_CHANGE } from '@/features/cart/state/cart-query';
import { forgetCheckout } from '@/features/checkout/draft/forget-checkout';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { getUserIdentity, isApiError, onSessionLost, onTokensRefreshed } from '@/lib/api';
import { mustBeFresh } from '@/lib/navigation/back-forward';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { closeAuthModal } from '@/shop/identity/auth-modal';
import { isDeparted } from '@/shop/identity/departure';
import { knownSession } from '@/shop/identity/session';
import { onSignOut } from '@/shop/identity/sign-out';
import { type Announcement, announce, onAnnouncement } from '@/shop/identity/tabs';
import { goOn } from './go-on';
import { forgetPersonal, forgetUntilRead, reloadPersonal } from './personal';

/** Failures of the refresh that follow one another faster, in ms, are one. */
const AFTER_FAILURE_MS = 10_000;

/** Keeps a page in step with the session, through changes here and in other tabs. */
export function watchSession(client: QueryClient, router: AnyRouter): () => void {
  const signedIn = () => knownSession(client)?.user != null;

  /** Forgets the shopper at once. A page behind a guard asks its guard again, which leads to the sign-in page. */
  async function forget(options?: { keepCart: boolean }): Promise<void> {
    closeAuthModal(client);
    forgetPersonal(client, options);
    router.clearCache();
    // Menu and city of the root are not personal.
    if (isGuarded(router)) await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId });
  }

  let failedAt = Number.NEGATIVE_INFINITY;
  /** Cart and checkout without a cart would look empty: they load again, once, and say so when that fails too. */
  async function readAfterFailure(): Promise<void> {
    forgetUntilRead(client);
    const isFirst = Date.now() - failedAt > AFTER_FAILURE_MS;
    failedAt = Date.now();
    if (isFirst && mustBeFresh(router.state.location.pathname)) await router.invalidate();
  }

  async function onOther({ type }: Announcement): Promise<void> {
    if (type === 'signed-out') {
      forgetCheckout();
      await forget();
    }
    if (type !== 'signed-in' || isDeparted()) return;
    await reloadPersonal(client);
    // A shopper who opened the link of a message in another tab goes on here.
    if (signedIn()) await goOn(client, router, Promise.resolve());
  }

  const ends = [
    onSignOut(async () => {
      forgetPersonal(client);
      // Words searched for say more of a person than goods looked at. A session that just ends forgets none.
      forgetSearches();
      forgetCheckout();
      await router.navigate({ href: hrefTo('/') });
      // What loaders of the shopper's own pages have read.
      router.clearCache();
    }),
    onSessionLost(async (why) => {
      if (why === 'failed') return readAfterFailure();
      const { pathname } = window.location;
      // The tab that was refused notifies the others and the shopper. For a guest nothing has ended.
      const notify = signedIn() && why === 'refused';
      if (notify) announce({ type: 'signed-out' });
      // A guest's change in flight is made again by a new guest, whose cart replaces this one.
      await forget({ keepCart: !signedIn() && client.isMutating({ mutationKey: CART_CHANGE }) > 0 });
      if (notify) whenSeen(() => sayItIsOver(pathname));
    }),
    // docs/specification.md §7.2: identity, session and account follow a refresh.
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

/** Whether the page that is shown asks who is here before it loads. */
function isGuarded(router: AnyRouter): boolean {
  return router.state.matches.some(({ routeId }) => router.routesById[routeId]?.options.beforeLoad);
}

function sayItIsOver(pathname: string): void {
  const text = 'Сессия завершена. Войдите снова';
  // The sign-in page, where a guard has led, needs no way to itself.
  const stayed = window.location.pathname === pathname;
  showToast({
    text,
    action: stayed
      ? { label: 'Войти', href: hrefTo('/login', { search: { redirect: pathname } }) }
      : undefined,
  });
}

/** At once, or when the shopper comes back to this tab. */
function whenSeen(say: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', say, { once: true });
  else say();
}
