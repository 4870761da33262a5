import type { AnyRouter } from '@tanstack/react-router';

/** Hover time in ms before the page of a link is preloaded. */
const INTENT_MS = 60;
/** Paths that are not pages. */
const NOT_PAGES = /^\/(api|pictures|assets)\//;

/**
 * Turns clicks on plain links into navigation without a page load, and preloads the page of a hovered link. One listener
 * for the document, so links stay plain <a href>, which work without scripts and in texts of editors. Not handled: other
 * origins, modified clicks, target, download, data-reload and hashes of the same page. Returns a function that ends it.
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

  // On the window, after React's listeners on the document, so that their preventDefault is respected.
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

/** A failed preload is not shown: the click loads again and shows the error. */
async function preload(router: AnyRouter, href: string): Promise<void> {
  const url = new URL(href, window.location.origin);
  const search = router.options.parseSearch?.(url.search) ?? {};
  await router.preloadRoute({ to: url.pathname, search }).catch(() => undefined);
}

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a page in this tab and no other handler has prevented it. */
export function isPlainClick(event: Click): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The page of this shop that a click on the element opens; undefined if the browser should handle it. */
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
