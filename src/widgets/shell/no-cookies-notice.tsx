import { hrefTo } from '@/shop/addresses/href-to';
import { NO_COOKIES_MESSAGE, useNoCookies } from '@/shop/identity/no-cookies';

/** Paths of pages that do not work without cookies. */
const PAGES: readonly string[] = [
  hrefTo('/cart'),
  hrefTo('/checkout'),
  hrefTo('/wishlist'),
  hrefTo('/login'),
  hrefTo('/register'),
];

/** A notice above pages that need cookies, shown if the browser does not store cookies. */
export function NoCookiesNotice({ pathname }: { pathname: string }) {
  const isNeeded = useNoCookies() && PAGES.includes(pathname);
  return (
    isNeeded && (
      <p role="alert" className="page-width px-margin pt-4 text-accent text-ui">
        {NO_COOKIES_MESSAGE}
      </p>
    )
  );
}
