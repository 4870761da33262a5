/** The longest wait for an idle browser, in ms (docs/specification.md §9). */
const LONGEST_MS = 2000;
/** The delay in Safari, which has no requestIdleCallback, in ms. */
const LATER_MS = 100;

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback, { timeout: LONGEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(callback, LATER_MS);
  return () => clearTimeout(id);
}
