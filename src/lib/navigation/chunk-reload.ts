import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { type SafeStorage, tabStorage } from '../browser/storage';

/** A path is not reloaded again within this time, in ms (docs/specification.md §9). */
const RELOAD_WINDOW_MS = 10_000;
const KEY = SESSION_KEYS.chunkReload;
// An item under this key switches off the router's own reload, because one guard is enough.
const ROUTER_KEY = SESSION_KEYS.routerReload;

type Surroundings = { storage: SafeStorage; path: string; now: number };

/**
 * Whether the page may be reloaded for a failed chunk at this path now. Records the reload. False without
 * storage.
 */
export function mayReload({ storage, path, now }: Surroundings): boolean {
  const last = Number(storage.getItem(KEY + path) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_WINDOW_MS) return false;
  storage.setItem(KEY + path, String(now));
  return storage.getItem(KEY + path) === String(now);
}

/**
 * Reloads the page when a script chunk fails to load, at most once per 10 s per path (docs/specification.md
 * §8): after a deployment, an old page requests files that no longer exist. Does not reload while the shop is
 * unreachable, because the shopper would lose the page to the browser's error page.
 *
 * @param ask any request to the shop; rejects if the shop does not answer
 */
export function installChunkReload(ask: () => Promise<unknown>): { haveFailed(): boolean } {
  let haveFailed = false;
  window.addEventListener('vite:preloadError', async (event) => {
    haveFailed = true;
    const { pathname } = window.location;
    tabStorage.setItem(ROUTER_KEY + event.payload.message, '1');
    if (!navigator.onLine || !(await answers(ask))) return;
    if (mayReload({ storage: tabStorage, path: pathname, now: Date.now() })) window.location.reload();
  });
  return { haveFailed: () => haveFailed };
}

const answers = (ask: () => Promise<unknown>): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  );
