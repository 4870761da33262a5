/**
 * Scroll depths to report, in per cent of the page height. Each is reported once per page view
 * (docs/specification.md §9).
 */
const DEPTHS = [25, 50, 75, 100] as const;
export type Depth = (typeof DEPTHS)[number];

/** Minimum time between two readings of the scroll position, in ms. */
const THROTTLE_MS = 150;

/**
 * Reports how far down the shopper has scrolled, each depth once, until `restart` begins another page view.
 * Measures by the current height of the page. A page that fits into the window is reported as seen to its end
 * at once.
 * @param report called with each depth, in ascending order
 */
export function watchScrollDepth(report: (depth: Depth) => void): { restart(): void; end(): void } {
  let left: Depth[] = [...DEPTHS];
  let timer: number | undefined;

  function look() {
    timer = undefined;
    const { scrollHeight, clientHeight } = document.documentElement;
    const seen = ((window.scrollY + clientHeight) / Math.max(scrollHeight, 1)) * 100;
    // Browsers round heights, so one pixel above the end counts as the end.
    const reached = left.filter((depth) => seen + 0.1 >= depth);
    left = left.filter((depth) => !reached.includes(depth));
    for (const depth of reached) report(depth);
  }
  const lookSoon = () => {
    timer ??= window.setTimeout(look, THROTTLE_MS);
  };

  for (const type of ['scroll', 'resize']) window.addEventListener(type, lookSoon, { passive: true });
  lookSoon();
  return {
    restart() {
      left = [...DEPTHS];
      lookSoon();
    },
    end() {
      window.clearTimeout(timer);
      for (const type of ['scroll', 'resize']) window.removeEventListener(type, lookSoon);
    },
  };
}
