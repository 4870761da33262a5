/**
 * A fetch that may fail without a page load: lib/navigation/chunk-reload reloads the page when a file is missing, which is right
 * after a press (a new version was deployed) and wrong when a link was only pointed at or there is no network.
 */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const keep = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keep, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keep, { capture: true });
  }
}

/** Does something with what was fetched quietly, and nothing when that failed. */
export function whenFetched<T>(load: () => Promise<T>, use: (loaded: T) => void): void {
  void quietly(load).then(use, () => undefined);
}
