import { LRUCache } from 'lru-cache';
import { areSame, type FinishedPage } from './finished-page.ts';

/** What came of rendering a page. */
export type Outcome = {
  page: FinishedPage;
  /** Whether it may be kept: it was found, nothing of it is missing, and its route does not forbid it. */
  isKept: boolean;
  /** Whether a part is missing because a call failed. An older page is better then. */
  isPoor: boolean;
};

export type KeptPagesOptions = {
  maxBytes: number;
  /** Renders a page; undefined when that failed. Never rejects. */
  render: (key: string) => Promise<Outcome | undefined>;
  /** In ms. */
  now: () => number;
};

export type KeptPages = {
  /** The page that is at hand; an old one is rendered again behind it. */
  find(key: string): FinishedPage | undefined;
  /** The page that is at hand, else rendered, once for all who wait; undefined when that failed and there is none. */
  get(key: string): Promise<FinishedPage | undefined>;
  /** Pages that show these models are not shown again; null stands for all pages. */
  changed(groupIds: readonly string[] | null): void;
};

/** `staleAt`: shown one last time while it is rendered again. `invalidAt`: not shown unless rendering fails. In ms. */
type Kept = { page: FinishedPage; renderedAt: number; staleAt: number; invalidAt: number };

/** Badges of new goods come and go by the minute. */
const FRESH_MS = 5 * 60_000;

/** Goods changed that a page does not show: its counts and its order may be others. It is rendered again no sooner… */
const LEAST_MS = 10_000;
/** …and for so long anyone may see it as it was. */
const STALE_MS = 60_000;

/** How long to wait after a rendering that failed. */
const RETRY_MS = 1_000;

const DAY_MS = 24 * 60 * 60_000;
/** Campaigns begin and end at midnight in Moscow, which has no summer time. */
const MOSCOW_MS = 3 * 60 * 60_000;
const endOfDay = (now: number) => (Math.floor((now + MOSCOW_MS) / DAY_MS) + 1) * DAY_MS - MOSCOW_MS;

/** Finished pages in memory, those that were asked for last. */
export function createKeptPages({ maxBytes, render, now }: KeptPagesOptions): KeptPages {
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
    // What changed since may be missing in it.
    if (changes !== before) return outcome?.page;
    if (!outcome?.isKept) {
      kept.delete(key);
      return outcome?.page;
    }
    // Most are what they were, and their compressed copies are at hand.
    const page = old && areSame(old.page, outcome.page) ? old.page : outcome.page;
    const times = { renderedAt: began, staleAt: began + FRESH_MS, invalidAt: endOfDay(began) };
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
      // Who asks from now on wants to see the change.
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
