/**
 * Whether the router may scroll once it has rendered a page; for its option `scrollRestoration`. The first rendering takes
 * over a page that was there already: a window that has left its top was scrolled by the shopper, or by the browser
 * itself to where a reloaded page was left or to an anchor, and stays there. For the whole visit.
 */
export function mayScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router keeps the place of a page that it saw scrolled, and this was before it looked.
    if (isScrolled) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    return !isScrolled;
  };
}
