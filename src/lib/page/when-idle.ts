/** Nothing waits longer than this, in ms, however busy the page is (docs/specification.md §9). */
const LONGEST_MS = 2000;
/** Safari has no idle callbacks. */
const LATER_MS = 100;

/** Calls back when nothing else is to be done. Returns the function that gives it up. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback, { timeout: LONGEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(callback, LATER_MS);
  return () => clearTimeout(id);
}
