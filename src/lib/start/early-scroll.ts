/**
 * For the router option `scrollRestoration`: whether the router may scroll after it has rendered a page. The
 * first rendering hydrates a page that is already visible. If it is scrolled, the shopper scrolled it, or the
 * browser restored a position or went to an anchor, and it must not move. Create it once per visit.
 */
export function mayScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router saves the position on scroll events; this one happened before it listened.
    if (isScrolled) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    return !isScrolled;
  };
}
