/**
 * For the router's option `scrollRestoration`: whether the router may scroll after it has rendered a page.
 * The first render hydrates a page that is already visible. If that page is scrolled, by the shopper or by
 * the browser (a restored position, an anchor), it must not move. Create it once per visit.
 */
export function mayScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router saves the position on scroll events, but the scrolling happened before it listened: repeat
    // the event.
    if (isScrolled) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    return !isScrolled;
  };
}
