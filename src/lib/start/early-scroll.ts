/**
 * For the option `scrollRestoration`: whether the router may scroll after it has rendered a page. The first rendering
 * hydrates a page that is already shown. If it is scrolled, the shopper did it, or the browser restored the place of a
 * reload or went to an anchor, and it stays there. Make it once for a visit.
 */
export function mayScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router saves the place on scroll events, and this one was before it listened.
    if (isScrolled) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    return !isScrolled;
  };
}
