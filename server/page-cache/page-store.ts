import { LRUCache } from 'lru-cache';
import { areSame, type FinishedPage } from './finished-page.ts';

/** The result of rendering a page. */
export type Outcome = {
  page: FinishedPage;
  /** Whether the page may be cached: it exists, it is complete, and its route allows it. */
  isKept: boolean;
  /**
   * Whether a part is missing because an API call failed. If the cache has an older page, the older page is
   * served.
   */
  isPoor: boolean;
};

export type PageStoreOptions = {
  maxBytes: number;
  /** Renders a page. Undefined if this fails. Never rejects. */
  render: (key: string) => Promise<Outcome | undefined>;
  /** Returns the current time in ms. */
  now: () => number;
  /** Returns when prices or content next begin or end after the given moment; both in ms. */
  nextBoundary?: ((moment: number) => number) | undefined;
};

export type PageStore = {
  /** Returns the cached page. If it is stale, it is also rendered again in the background. */
  find(key: string): FinishedPage | undefined;
  /**
   * Returns the cached page, or renders it, once for all requests that wait for it. Undefined if rendering
   * fails.
   */
  get(key: string): Promise<FinishedPage | undefined>;
  /** Is called when goods change. Invalidates pages that show these models; null means all pages. */
  changed(groupIds: readonly string[] | null): void;
};

/**
 * A cached page. The times are in ms. After `staleAt` it is still served, while it is rendered again. After
 * `invalidAt` it is only served if rendering fails.
 */
type Kept = { page: FinishedPage; renderedAt: number; staleAt: number; invalidAt: number };

/** For how long a rendered page is fresh, in ms. Not longer, because «New» badges change by the minute. */
const FRESH_MS = 5 * 60_000;

/**
 * When goods change that a page does not show, its counts and order may still change. It is then rendered
 * again, but not before this much time has passed since the last rendering, in ms.
 */
const LEAST_MS = 10_000;
/** For how long a page may still be served after goods changed that it does not show, in ms. */
const STALE_MS = 60_000;

/** After a failed rendering, the page is not rendered again for this long, in ms. */
const RETRY_MS = 1_000;

const DAY_MS = 24 * 60 * 60_000;
/** Moscow time minus UTC, in ms; constant all year. Campaigns start and end at midnight in Moscow. */
const MOSCOW_MS = 3 * 60 * 60_000;
const endOfDay = (now: number) => (Math.floor((now + MOSCOW_MS) / DAY_MS) + 1) * DAY_MS - MOSCOW_MS;

/** A cache of finished pages in memory. The page unused for the longest time is removed first (LRU). */
export function createPageStore({
  maxBytes,
  render,
  now,
  nextBoundary = () => Number.POSITIVE_INFINITY,
}: PageStoreOptions): PageStore {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.size });
  const flights = new Map<string, Promise<FinishedPage | undefined>>();
  let changes = 0;

  function renderOnce(key: string): Promise<FinishedPage | undefined> {
    const known = flights.get(key);
    if (known) return known;
    const flight = renderAndKeep(key).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  async function renderAndKeep(key: string): Promise<FinishedPage | undefined> {
    const before = changes;
    const began = now();
    const outcome = await render(key);
    const old = kept.peek(key);
    if ((!outcome || outcome.isPoor) && old) {
      old.staleAt = old.invalidAt = now() + RETRY_MS;
      return old.page;
    }
    // Goods changed during the rendering. The page may show old values, so it is not cached.
    if (changes !== before) return outcome?.page;
    if (!outcome?.isKept) {
      kept.delete(key);
      return outcome?.page;
    }
    // If the content has not changed, keeps the old page, with its compressed copies.
    const page = old && areSame(old.page, outcome.page) ? old.page : outcome.page;
    const invalidAt = Math.min(endOfDay(began), nextBoundary(began));
    const times = { renderedAt: began, staleAt: began + FRESH_MS, invalidAt };
    kept.set(key, { page, ...times });
    return page;
  }

  function find(key: string): FinishedPage | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    const moment = now();
    if (moment >= entry.invalidAt) return undefined;
    if (moment >= entry.staleAt) void renderOnce(key);
    return entry.page;
  }

  return {
    find,
    async get(key) {
      return find(key) ?? (await renderOnce(key));
    },
    changed(groupIds) {
      changes += 1;
      // Forgets renderings in progress: they began before the change, so later requests must not get their
      // result.
      flights.clear();
      const moment = now();
      for (const entry of kept.values()) {
        if (!groupIds || groupIds.some((id) => entry.page.groupIds.has(id))) entry.invalidAt = 0;
        else {
          entry.staleAt = Math.min(entry.staleAt, Math.max(moment, entry.renderedAt + LEAST_MS));
          entry.invalidAt = Math.min(entry.invalidAt, entry.staleAt + STALE_MS);
        }
      }
    },
  };
}
