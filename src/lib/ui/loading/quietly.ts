/**
 * A fetch that may fail without reloading the page. lib/navigation/chunk-reload reloads the page if a file is missing,
 * which is right after a press (a new version was deployed) and wrong for a prefetch or without a network.
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

/** Calls `use` with a quietly fetched value. Does nothing if the fetch fails. */
export function whenFetched<T>(load: () => Promise<T>, use: (loaded: T) => void): void {
  void quietly(load).then(use, () => undefined);
}
