/** Reported in percent of a page, once a page view (docs/specification.md §9). */
const DEPTHS = [25, 50, 75, 100] as const;
export type Depth = (typeof DEPTHS)[number];

/** The place is looked at this often at most, in ms. */
const THROTTLE_MS = 150;

/**
 * Reports how far down a page was seen, each depth once, until `restart` begins another view. A page that grows is measured
 * as it is when it is looked at, and of a short one all is seen at once.
 * @param report gets each depth in its order
 */
export function watchScrollDepth(report: (depth: Depth) => void): { restart(): void; end(): void } {
  let left: Depth[] = [...DEPTHS];
  let timer: number | undefined;

  function look() {
    timer = undefined;
    const { scrollHeight, clientHeight } = document.documentElement;
    const seen = ((window.scrollY + clientHeight) / Math.max(scrollHeight, 1)) * 100;
    // Heights are rounded, and a pixel short of the end is the end.
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
