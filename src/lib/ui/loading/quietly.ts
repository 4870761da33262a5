/**
 * Imports a chunk without reloading the page if it is missing. Usually lib/navigation/chunk-reload reloads
 * the page then: that is right after a press, because a new version was deployed, but wrong for a prefetch or
 * without a network.
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

/** Calls `use` with the imported value. Does nothing if the import fails. */
export function whenFetched<T>(load: () => Promise<T>, use: (loaded: T) => void): void {
  void quietly(load).then(use, () => undefined);
}
