import type { Database } from '../platform/db/database.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';
import { createChangeChecks } from './change-checks.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { createFinder, type Finder } from './finder.ts';
import { type FollowedColumns, followChanges, loadColumns } from './goods/follow-changes.ts';
import { noRules, type SearchRulesFile } from './search-rules.ts';

export type Goods = {
  /**
   * The current goods. Prices and stock are at most `maxAgeMs` old. Other changes appear after the columns
   * were rebuilt. During an outage of the database, returns the goods loaded last. Do not call this inside a
   * transaction, because the embedded database has a single connection, which the transaction occupies.
   */
  current(): Promise<GoodsSnapshot>;
  /**
   * A finder for the current goods and search rules. Use it before the next `await`, because the goods may
   * change after that.
   */
  finder(): Promise<Finder>;
  /**
   * Caches the result of `make` under a name until listings, stores, cities or content change; it may be
   * outdated by at most `maxAgeMs`. For the same name, always pass the same `make`.
   */
  cached<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Adds a listener that gets the ids of changed models, after the columns were updated. */
  onChange(listener: ChangeListener): void;
  /** Stops background work. No other method may be called after it. */
  close(): Promise<void>;
};

/**
 * Receives the ids of models that changed. Null means that anything may have changed, including listings and
 * content.
 */
export type ChangeListener = (groupIds: readonly string[] | null) => void;

export type GoodsParts = {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** The retailer's search rules; by default none. */
  rules?: SearchRulesFile;
  /**
   * Minimum pause between two checks for changes, in ms. If it is 0, every call makes a check and waits until
   * rebuilt columns are ready.
   */
  maxAgeMs?: number;
};

/**
 * Rebuilding the columns is followed by a pause. The minimum pause is this number times the duration of the
 * rebuild.
 */
const pauseRatio = 4;

/**
 * Loads all goods into the memory of this process. The database remains the source of truth: a call checks
 * for changes if the last check was more than `maxAgeMs` ago. The first call waits until all goods are
 * loaded.
 */
export function openGoods({ db, clock, logger, rules, maxAgeMs = 1000 }: GoodsParts): Goods {
  const ending = new AbortController();
  const cache = new Map<string, Promise<unknown>>();
  const listeners: ChangeListener[] = [];
  let loaded: FollowedColumns | undefined;
  let rebuilding: Promise<void> | undefined;
  let rebuildAt = Number.NEGATIVE_INFINITY;
  let finder: Finder | undefined;
  const following = { db, clock, logger, ending: ending.signal, waitsForAll: maxAgeMs === 0, report };

  function report(groupIds: readonly string[] | null): void {
    if (groupIds === null) cache.clear();
    for (const listener of listeners) listener(groupIds);
  }

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      const next = await loadColumns(following);
      // Adds the changes that were made while the columns were being built.
      await followChanges(following, next);
      loaded?.behind.clear();
      loaded = next;
      report(null);
      const ms = Math.round(performance.now() - began);
      logger.debug({ rows: next.snapshot.groupCount, ms }, 'read all goods into memory');
    } finally {
      rebuildAt = performance.now() + (performance.now() - began) * pauseRatio;
    }
  }

  function beginRebuild(): Promise<void> {
    rebuilding ??= rebuild().finally(() => {
      rebuilding = undefined;
    });
    return rebuilding;
  }

  async function work(): Promise<void> {
    if (loaded) await followChanges(following, loaded);
    else await beginRebuild();
    const misses = () => loaded?.missed ?? 'nothing';
    if (maxAgeMs === 0) while (misses() !== 'nothing') await beginRebuild();
    else if (misses() === 'anything' || (misses() === 'structure' && performance.now() >= rebuildAt))
      beginRebuild().catch((error: unknown) => {
        if (!ending.signal.aborted)
          logger.warn({ cause: loggedCause(error) }, 'rebuilding the goods in memory failed');
      });
  }

  const checks = createChangeChecks({ work, maxAgeMs, hasGoods: () => loaded !== undefined, logger });

  async function current(): Promise<GoodsSnapshot> {
    ending.signal.throwIfAborted();
    await checks.check();
    if (!loaded) throw new Error('Goods were not read.');
    return loaded.snapshot;
  }

  return {
    current,
    async finder() {
      const snapshot = await current();
      const ruled = rules?.current() ?? noRules;
      if (finder?.snapshot !== snapshot || finder.rules !== ruled) finder = createFinder(snapshot, ruled);
      return finder;
    },
    async cached(name, make) {
      ending.signal.throwIfAborted();
      await checks.check();
      return cachedPromise(cache, name, make);
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      ending.abort();
      await Promise.allSettled([checks.pending(), rebuilding, loaded?.catchingUp]);
    },
  };
}

/** Returns the cached promise for a name, or creates and caches it. A promise that rejects is not kept. */
function cachedPromise<T>(
  cache: Map<string, Promise<unknown>>,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = cache.get(name);
  if (known) return known as Promise<T>;
  const made = make();
  cache.set(name, made);
  made.catch(() => {
    if (cache.get(name) === made) cache.delete(name);
  });
  return made;
}
