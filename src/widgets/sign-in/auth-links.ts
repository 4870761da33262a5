import { isPlainClick, pageOfLink } from '@/lib/navigation/link-navigation';
import { safePath } from '@/lib/navigation/safe-path';
import { hrefTo } from '@/shop/addresses/href-to';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { parseSearch } from '@/shop/addresses/search-params';

/** What a link to the sign-in or registration page opens, and where it leads back to. */
export type AuthLink = { view: 'login' | 'registration'; href: string; back: string };

type AuthLinks = { open(link: AuthLink): void | Promise<void>; ahead(): void };

const VIEWS: Record<string, AuthLink['view']> = {
  [hrefTo('/login')]: 'login',
  [hrefTo('/register')]: 'registration',
};

const AUTH_PAGES = [...Object.keys(VIEWS), hrefTo('/password'), hrefTo('/confirmation')];

/**
 * Lets plain clicks on links to the sign-in and registration pages open a modal over the page instead. One listener for
 * the document: every part of the shop links to the pages, which work without scripts and in another tab. The pages
 * themselves are left alone. To be installed before the navigation by links. Returns the function that ends it.
 */
export function installAuthLinks({ open, ahead }: AuthLinks): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? authLinkOf(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    // Safari does not focus what is clicked, and a modal gives the focus back to what had it.
    if (event.target instanceof Element) event.target.closest('a')?.focus({ preventScroll: true });
    void open(link);
  };
  const onIntent = (event: Event) => {
    if (authLinkOf(event.target)) ahead();
  };

  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onIntent, { passive: true });
  window.addEventListener('focusin', onIntent);
  window.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('pointerover', onIntent);
    window.removeEventListener('focusin', onIntent);
    window.removeEventListener('touchstart', onIntent);
  };
}

/** The modal that stands for the page a link leads to; undefined for any other link and on these pages themselves. */
export function authLinkOf(target: EventTarget | null): AuthLink | undefined {
  if (isAuthPage(window.location.pathname)) return undefined;
  const href = pageOfLink(target);
  if (href === undefined) return undefined;
  const { pathname, search } = new URL(href, window.location.origin);
  const view = Object.hasOwn(VIEWS, pathname) ? VIEWS[pathname] : undefined;
  return view && { view, href, back: safePath(parseSearch(search).redirect, AFTER_LOGIN) };
}

/** Pages about signing in: a modal over them would say the same twice. */
export function isAuthPage(pathname: string): boolean {
  return AUTH_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

/** Where the person of the header leads: to the profile, or to signing in and back to this page. */
export function profileHref(signedIn: boolean, pathname: string): string {
  if (signedIn) return AFTER_LOGIN;
  return isAuthPage(pathname) ? hrefTo('/login') : hrefTo('/login', { search: { redirect: pathname } });
}
