import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { type SafeStorage, tabStorage } from '../browser/storage';

/** For how long a reloaded path is not reloaded again, in ms (docs/specification.md §9). */
const RELOAD_WINDOW_MS = 10_000;
const KEY = SESSION_KEYS.chunkReload;
// Storage key prefix with which the router marks its own reload of a missing chunk. An item under it switches
// that reload off, because this module reloads.
const ROUTER_KEY = SESSION_KEYS.routerReload;

type Surroundings = { storage: SafeStorage; path: string; now: number };

/**
 * Whether the page at this path may be reloaded now because of a missing chunk. Stores the time of the
 * reload. False without storage.
 */
export function mayReload({ storage, path, now }: Surroundings): boolean {
  const last = Number(storage.getItem(KEY + path) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_WINDOW_MS) return false;
  storage.setItem(KEY + path, String(now));
  return storage.getItem(KEY + path) === String(now);
}

/**
 * Reloads the page when a chunk of scripts fails to load, at most once in 10 s for each path
 * (docs/specification.md §8): after a deployment, an old page requests files that no longer exist. Does not
 * reload while the shop is unreachable, because the shopper would get the browser's error page instead of the
 * shop.
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
