import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../../platform/db/client.ts';
import { isDatabaseDown } from '../../platform/db/database-down.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { lookAround, readChanges } from './changes.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { patchSnapshot } from './patch-snapshot.ts';
import { chunkSize, readGoods } from './read-goods.ts';

export type Goods = {
  /**
   * The goods as they are, at most `maxAgeMs` behind in prices and stock; what else changed of them is shown once the
   * columns were rebuilt. While the database cannot be reached they are what they were. Not to be called inside a transaction: the embedded database
   * has one connection, which the transaction holds.
   */
  current(): Promise<GoodsSnapshot>;
  /**
   * Caches under a name what `make` made of the listings, the stores, the cities or the content, until any of these
   * change; at most `maxAgeMs` behind. One name, one `make`.
   */
  kept<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Has every change reported from now on, after it was taken in. */
  onChange(listener: ChangeListener): void;
  /** Ends what is under way. Nothing may be asked afterwards. */
  close(): Promise<void>;
};

/** Learns which models changed; null stands for anything, the listings and the content among it. */
export type ChangeListener = (groupIds: readonly string[] | null) => void;

export type GoodsParts = {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** Milliseconds between two looks at what changed; 0 looks at every call and waits for new columns. */
  maxAgeMs?: number;
};

/**
 * Notes of changes are kept for some hours (see cleanUp). A process that has not looked for this long reads everything again.
 * In ms.
 */
export const longestPause = 3 * 60 * 60 * 1000;

/** Columns are rebuilt because of words and facets no sooner than this many times what that took last. */
const pauseRatio = 4;

/** Models that a look takes in while others wait for it; more of them are taken in turns. */
const mostAtOnce = 1000;

/** What columns do not show of what changed: words and facets of some models, or unknown changes. */
type Missed = 'nothing' | 'structure' | 'anything';

/** Columns, up to which change they are current, and the models that are still to be taken in. */
type Held = {
  snapshot: GoodsSnapshot;
  seen: string;
  lookedAt: number;
  missed: Missed;
  behind: Set<string>;
  catchingUp: Promise<void> | undefined;
};

/**
 * Keeps all goods in the memory of this process. The database stays the source of truth: what changed there is looked
 * for when a call asks, not more often than `maxAgeMs` says. The first to ask waits until everything is read.
 */
export function openGoods({ db, clock, logger, maxAgeMs = 1000 }: GoodsParts): Goods {
  const ending = new AbortController();
  let held: Held | undefined;
  let freshAt = Number.NEGATIVE_INFINITY;
  let looking: { since: number; done: Promise<void> } | undefined;
  let rebuilding: Promise<void> | undefined;
  let rebuildAt = Number.NEGATIVE_INFINITY;
  /** What was made of everything but the goods. */
  const kept = new Map<string, Promise<unknown>>();
  const listeners: ChangeListener[] = [];
  /** Counts calls, so that a look knows which of them it answers. */
  let calls = 0;
  /** Whether the last look found no database: calls are then answered with what is known, and a look goes on beside them. */
  let isOutage = false;

  async function load(): Promise<Held> {
    const lookedAt = clock().getTime();
    const seen = await lookAround(db);
    const snapshot = await loadSnapshot(db, ending.signal);
    return { snapshot, seen, lookedAt, missed: 'nothing', behind: new Set(), catchingUp: undefined };
  }

  function report(groupIds: readonly string[] | null): void {
    if (groupIds === null) kept.clear();
    for (const listener of listeners) listener(groupIds);
  }

  /**
   * Takes into columns what became visible since their last look. A few models are taken at once, many in turns that
   * no call waits for.
   */
  async function follow(columns: Held): Promise<void> {
    const now = clock().getTime();
    const { groupIds, isContent, seen } = await readChanges(db, columns.seen);
    const ids = groupIds ?? [];
    if (ids.length <= mostAtOnce) await takeIn(columns, ids);
    const wasAway = now - columns.lookedAt > longestPause;
    // After the reading, so that what could not be read is looked for again.
    columns.seen = seen;
    columns.lookedAt = now;
    const isAnything = groupIds === null || wasAway;
    if (isAnything) note(columns, 'anything');
    if (isAnything || isContent) report(null);
    if (ids.length > mostAtOnce) await takeInTurns(columns, ids);
  }

  async function takeIn(columns: Held, ids: readonly string[]): Promise<void> {
    for (let first = 0; first < ids.length; first += chunkSize) {
      ending.signal.throwIfAborted();
      const some = ids.slice(first, first + chunkSize);
      if (!patchSnapshot(columns.snapshot, some, await readGoods(db, some, true))) note(columns, 'structure');
      report(some);
    }
  }

  /** The most popular models come first. A caller that looks at every call waits until all are taken. */
  async function takeInTurns(columns: Held, ids: readonly string[]): Promise<void> {
    for (const id of byPopularity(columns.snapshot, ids)) columns.behind.add(id);
    columns.catchingUp ??= catchUp(columns);
    if (maxAgeMs === 0) await columns.catchingUp;
  }

  async function catchUp(columns: Held): Promise<void> {
    try {
      while (columns.behind.size > 0) {
        const some = [...columns.behind.values().take(chunkSize)];
        for (const id of some) columns.behind.delete(id);
        await takeIn(columns, some);
        await yieldToEventLoop();
      }
    } catch (error) {
      columns.behind.clear();
      note(columns, 'anything');
      if (!ending.signal.aborted) logger.warn({ cause: loggedCause(error) }, 'goods could not be followed');
    } finally {
      columns.catchingUp = undefined;
    }
  }

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      const next = await load();
      // These include what the previous columns missed, or find it again when they follow changes.
      await follow(next);
      held?.behind.clear();
      held = next;
      report(null);
      const { groupCount } = next.snapshot;
      const ms = Math.round(performance.now() - began);
      logger.debug({ rows: groupCount, ms }, 'read all goods');
    } finally {
      rebuildAt = performance.now() + (performance.now() - began) * pauseRatio;
    }
  }

  function note(columns: Held, more: Missed): void {
    if (columns.missed !== 'anything') columns.missed = more;
  }

  function beginRebuild(): Promise<void> {
    rebuilding ??= rebuild().finally(() => {
      rebuilding = undefined;
    });
    return rebuilding;
  }

  async function look(): Promise<void> {
    if (held) await follow(held);
    else await beginRebuild();
    const misses = () => held?.missed ?? 'nothing';
    if (maxAgeMs === 0) while (misses() !== 'nothing') await beginRebuild();
    else if (misses() === 'anything' || (misses() === 'structure' && performance.now() >= rebuildAt))
      beginRebuild().catch((error: unknown) => {
        if (!ending.signal.aborted)
          logger.warn({ cause: loggedCause(error) }, 'goods could not be read again');
      });
  }

  /** One look at a time. A call is content with one that began no longer before it than `maxAgeMs`. */
  async function lookOnce(): Promise<void> {
    const asked = performance.now();
    const call = ++calls;
    for (;;) {
      if (freshAt > asked - maxAgeMs) return;
      if (looking) {
        const { since, done } = looking;
        await done;
        if (maxAgeMs === 0 && since >= call) return;
        continue;
      }
      const began = performance.now();
      const done = look().then(() => {
        freshAt = began;
      });
      looking = { since: calls, done };
      try {
        await done;
      } finally {
        looking = undefined;
      }
      if (maxAgeMs === 0) return;
    }
  }

  /** Looks, or is content with what is known while there is no database. */
  async function lookIfPossible(): Promise<void> {
    const looked = lookOnce().then(
      () => {
        if (isOutage) logger.info({}, 'the database is back');
        isOutage = false;
      },
      (error: unknown) => {
        if (!held || maxAgeMs === 0 || !isDatabaseDown(error)) throw error;
        if (!isOutage) logger.warn({ cause: loggedCause(error) }, 'goods are shown as they were');
        isOutage = true;
      },
    );
    if (isOutage)
      looked.catch((error: unknown) =>
        logger.warn({ cause: loggedCause(error) }, 'goods could not be followed'),
      );
    else await looked;
  }

  return {
    async current() {
      ending.signal.throwIfAborted();
      await lookIfPossible();
      if (!held) throw new Error('Goods were not read.');
      return held.snapshot;
    },
    async kept<T>(name: string, make: () => Promise<T>) {
      ending.signal.throwIfAborted();
      await lookIfPossible();
      const known = kept.get(name);
      if (known) return known as Promise<T>;
      const made = make();
      kept.set(name, made);
      made.catch(() => {
        if (kept.get(name) === made) kept.delete(name);
      });
      return made;
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      ending.abort();
      await Promise.allSettled([looking?.done, rebuilding, held?.catchingUp]);
    },
  };
}

/** The most popular models first, those that the columns do not know last. */
function byPopularity(snapshot: GoodsSnapshot, ids: readonly string[]): string[] {
  const placed = ids.map((id) => ({ id, place: snapshot.findGroup(id) }));
  const known = placed.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
  return [...known, ...placed.filter(({ place }) => place < 0)].map(({ id }) => id);
}
