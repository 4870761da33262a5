import { pagePattern } from '#shared/web/pages.ts';

const FRESH = pagePattern(({ isFresh }) => isFresh);

/**
 * Calls back when the browser shows a page from its back/forward cache: its data is as old as the visit.
 * Returns the function that ends it.
 */
export function onRestored(callback: (pathname: string) => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback(window.location.pathname);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Screens whose data must be fresh when restored, with what is below them (docs/specification.md §2.3). */
export function mustBeFresh(pathname: string): boolean {
  return FRESH.test(pathname);
}
