import type { AnyRouter } from '@tanstack/react-router';

/** Time over a link, in ms, before its page is fetched in advance. */
const INTENT_MS = 60;
/** Addresses that are answered by something else than pages. */
const NOT_PAGES = /^\/(api|pictures|assets)\//;

/**
 * Turns clicks on plain links into navigation without a page load, and fetches pages ahead when a link is pointed at.
 * One listener for the document: links stay plain <a href>, which work before any script and cost nothing to render.
 * Left to the browser: other origins, modified clicks, target, download, data-reload and hashes of the same page.
 * Returns the function that ends it.
 */
export function installLinkNavigation(router: AnyRouter): () => void {
  document.querySelector('[type=speculationrules]')?.remove();
  let timer: number | undefined;

  const onClick = (event: MouseEvent) => {
    const href = isPlainClick(event) ? pageOfLink(event.target) : undefined;
    if (href === undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  };

  const onIntent = (event: Event) => {
    window.clearTimeout(timer);
    const href = pageOfLink(event.target);
    if (href === undefined) return;
    timer = window.setTimeout(() => void preload(router, href), event.type === 'touchstart' ? 0 : INTENT_MS);
  };

  // On the window, after React's own listeners on the document: their preventDefault is respected.
  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onIntent, { passive: true });
  window.addEventListener('focusin', onIntent);
  window.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('click', onClick);
    window.removeEventListener('pointerover', onIntent);
    window.removeEventListener('focusin', onIntent);
    window.removeEventListener('touchstart', onIntent);
  };
}

/** A failed preload is no failure of the shopper's: the click will ask again and show what is wrong. */
async function preload(router: AnyRouter, href: string): Promise<void> {
  const url = new URL(href, window.location.origin);
  const search = router.options.parseSearch?.(url.search) ?? {};
  await router.preloadRoute({ to: url.pathname, search }).catch(() => undefined);
}

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for a page here and now, and no other handler has answered it yet. */
export function isPlainClick(event: Click): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The page of this shop that a click on the element leads to; undefined when the browser should see to it. */
export function pageOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self')) return undefined;
  if (link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined;
  const url = new URL(link.href, window.location.href);
  const here = window.location;
  if (url.origin !== here.origin || NOT_PAGES.test(url.pathname)) return undefined;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  return url.pathname + url.search + url.hash;
}
