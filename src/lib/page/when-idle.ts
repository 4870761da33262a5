/** Maximum delay in ms, even if the page is busy (docs/specification.md §9). */
const LONGEST_MS = 2000;
/** Delay for Safari, which has no idle callbacks. */
const LATER_MS = 100;

/** Calls back when the browser is idle. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback, { timeout: LONGEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(callback, LATER_MS);
  return () => clearTimeout(id);
}
