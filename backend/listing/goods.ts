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
   * The current goods. Prices and stock are at most `maxAgeMs` old; other changes appear once the columns are
   * rebuilt. During an outage of the database, the last known goods are returned. Do not call this inside a
   * transaction: the embedded database has a single connection, which the transaction occupies.
   */
  current(): Promise<GoodsSnapshot>;
  /** A finder over the current goods and search rules. Valid until the caller next awaits. */
  finder(): Promise<Finder>;
  /**
   * Caches the result of `make` under a name, at most `maxAgeMs` old, until listings, stores, cities or
   * content change. Always pass the same `make` for a name.
   */
  cached<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Subscribes to changes. The listener is called after the columns were updated. */
  onChange(listener: ChangeListener): void;
  /** Stops background work. Do not call anything afterwards. */
  close(): Promise<void>;
};

/** Receives the models that changed. Null means anything may have changed, including listings and content. */
export type ChangeListener = (groupIds: readonly string[] | null) => void;

export type GoodsParts = {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** The retailer's search rules; absent means no rules. */
  rules?: SearchRulesFile;
  /**
   * Minimum pause between two checks for changes, in ms; 0 checks on every call and waits for rebuilt
   * columns.
   */
  maxAgeMs?: number;
};

/** Minimum pause between two rebuilds of the columns, as a multiple of the duration of the last rebuild. */
const pauseRatio = 4;

/**
 * Keeps all goods in the memory of this process. The database remains the source of truth: a call checks for
 * changes if the last check is older than `maxAgeMs`. The first call waits until everything is read.
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
      // The new columns may already include these changes. If not, `followChanges` finds them again.
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

/** Returns the cached promise of a name, or makes it. Failures are not cached. */
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
