import { safePath } from '#shared/web/safe-address.ts';
import { isPlainClick, pathOfLink } from '@/lib/navigation/link-clicks';
import { hrefTo } from '@/shop/addresses/href-to';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { parseSearch } from '@/shop/addresses/search-params';

/**
 * What a link to the sign-in or registration page stands for: the modal, the URL of the page, and the path to
 * return to.
 */
export type AuthLink = { view: 'login' | 'registration'; href: string; back: string };

type AuthLinks = { open(link: AuthLink): void | Promise<void>; prefetch(): void };

const VIEWS: Record<string, AuthLink['view']> = {
  [hrefTo('/login')]: 'login',
  [hrefTo('/register')]: 'registration',
};

const AUTH_PAGES = [...Object.keys(VIEWS), hrefTo('/password'), hrefTo('/confirmation')];

/**
 * Makes plain clicks on links to the sign-in and registration pages open a modal. It is one listener on the
 * document: all such links lead to the pages, which work without scripts and in new tabs. On these pages
 * themselves, links are left alone. Returns a function that removes the listener.
 */
export function installAuthLinks({ open, prefetch }: AuthLinks): () => void {
  let taken: { event: MouseEvent; link: AuthLink } | undefined;
  // In the capture phase, to run before the click handlers of links, which would navigate.
  const onCapture = (event: MouseEvent) => {
    const link = isPlainClick(event) ? authLinkOf(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    taken = { event, link };
  };
  // In the bubble phase, to run after the click handlers of links, so that a menu closes before the modal
  // opens.
  const onClick = (event: MouseEvent) => {
    if (taken?.event !== event) return;
    const { link } = taken;
    taken = undefined;
    // Safari does not focus a clicked link. Focus it, because the modal will return the focus to the focused
    // element.
    if (event.target instanceof Element) event.target.closest('a')?.focus({ preventScroll: true });
    void open(link);
  };
  const onIntent = (event: Event) => {
    if (authLinkOf(event.target)) prefetch();
  };

  window.addEventListener('click', onCapture, true);
  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onIntent, { passive: true });
  window.addEventListener('focusin', onIntent);
  window.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    window.removeEventListener('click', onCapture, true);
    window.removeEventListener('click', onClick);
    window.removeEventListener('pointerover', onIntent);
    window.removeEventListener('focusin', onIntent);
    window.removeEventListener('touchstart', onIntent);
  };
}

/**
 * What a link to a sign-in page stands for; undefined for other links, and on the sign-in pages themselves.
 */
export function authLinkOf(target: EventTarget | null): AuthLink | undefined {
  if (isAuthPage(window.location.pathname)) return undefined;
  const href = pathOfLink(target);
  if (href === undefined) return undefined;
  const { pathname, search } = new URL(href, window.location.origin);
  const view = Object.hasOwn(VIEWS, pathname) ? VIEWS[pathname] : undefined;
  return view && { view, href, back: safePath(parseSearch(search).redirect, AFTER_LOGIN) };
}

/** Whether the path belongs to a sign-in page, on which no modal is needed. */
function isAuthPage(pathname: string): boolean {
  return AUTH_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

/** URL of the account icon: the profile, or the sign-in page with this page as the way back. */
export function profileHref(signedIn: boolean, pathname: string): string {
  if (signedIn) return AFTER_LOGIN;
  return isAuthPage(pathname) ? hrefTo('/login') : hrefTo('/login', { search: { redirect: pathname } });
}
