import { LRUCache } from 'lru-cache';
import { areSame, type FinishedPage } from './finished-page.ts';

/** The result of rendering a page. */
export type Outcome = {
  page: FinishedPage;
  /** Whether the page may be cached: it was found, it is complete, and its route allows caching. */
  isKept: boolean;
  /** Whether a part of the page is missing because a call failed. An older page is then served instead. */
  isPoor: boolean;
};

export type PageStoreOptions = {
  maxBytes: number;
  /** Renders a page; undefined on failure. Never rejects. */
  render: (key: string) => Promise<Outcome | undefined>;
  /** Returns the current time in ms. */
  now: () => number;
  /** The first moment after the given one at which prices or content begin or end, both in ms. */
  nextBoundary?: ((moment: number) => number) | undefined;
};

export type PageStore = {
  /** The cached page; a stale one is revalidated in the background. */
  find(key: string): FinishedPage | undefined;
  /**
   * The cached page, or a page that is rendered once for all waiting requests; undefined if rendering failed.
   */
  get(key: string): Promise<FinishedPage | undefined>;
  /** Invalidates the pages that show these models; null means all pages. */
  changed(groupIds: readonly string[] | null): void;
};

/**
 * A cached page with its times in ms. After `staleAt` the page is still served once, while it is rendered
 * again. After `invalidAt` it is served only if rendering fails.
 */
type Kept = { page: FinishedPage; renderedAt: number; staleAt: number; invalidAt: number };

/** How long a page stays fresh, in ms. It is short, because «New» badges change by the minute. */
const FRESH_MS = 5 * 60_000;

/**
 * Minimum time between two renderings of a page when only goods change that are not on the page, in ms. The
 * page is rendered again because its counts and its order may still change.
 */
const LEAST_MS = 10_000;
/** How long a page may still be served after it became stale because other goods changed, in ms. */
const STALE_MS = 60_000;

/** How long to wait after a failed rendering before the page is rendered again, in ms. */
const RETRY_MS = 1_000;

const DAY_MS = 24 * 60 * 60_000;
/**
 * The offset of Moscow's time from UTC in ms, which is the same all year. Campaigns start and end at midnight
 * in Moscow.
 */
const MOSCOW_MS = 3 * 60 * 60_000;
const endOfDay = (now: number) => (Math.floor((now + MOSCOW_MS) / DAY_MS) + 1) * DAY_MS - MOSCOW_MS;

/** An in-memory LRU cache of finished pages. */
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
    // Goods changed while the page was rendered, so it may show old values and is not cached.
    if (changes !== before) return outcome?.page;
    if (!outcome?.isKept) {
      kept.delete(key);
      return outcome?.page;
    }
    // If the content is the same, the old page with its compressed copies is kept.
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
      // A request after the change must not get a page whose rendering began before the change.
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
