import { pagePattern } from '#shared/web/pages.ts';

const FRESH = pagePattern(({ isFresh }) => isFresh);

/**
 * Calls back when the browser restores a page from its back/forward cache, because the data of that page may
 * be outdated. Returns a function that unsubscribes.
 */
export function onRestored(callback: (pathname: string) => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback(window.location.pathname);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/**
 * Whether the page must load fresh data when restored. Pages below the listed paths are included
 * (docs/specification.md §2.3).
 */
export function mustBeFresh(pathname: string): boolean {
  return FRESH.test(pathname);
}
