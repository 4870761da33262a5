import { pagePattern } from '#shared/web/pages.ts';

const FRESH = pagePattern(({ isFresh }) => isFresh);

/**
 * Calls back when the browser restores a page from its back/forward cache, because the page's data may be out
 * of date. Returns a function that unsubscribes.
 */
export function onRestored(callback: (pathname: string) => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback(window.location.pathname);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/**
 * Whether a restored page must load its data again. Applies to the listed paths and all paths below them
 * (docs/specification.md §2.3).
 */
export function mustBeFresh(pathname: string): boolean {
  return FRESH.test(pathname);
}
