import type { Database } from '../db/client.ts';
import { loggedCause } from '../platform/logged-cause.ts';
import type { Logger } from '../platform/logger.ts';
import { lookAround, readChanges } from './changes.ts';
import type { GoodsRow } from './goods-row.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { patchSnapshot } from './patch-snapshot.ts';
import { chunkSize, readGoods } from './read-goods.ts';

export type Goods = {
  /**
   * The goods as they are, at most `maxAgeMs` behind in prices and stock; what else changed of them is shown once the
   * columns were built anew. Fails as the database does. Not to be called inside a transaction: the embedded database
   * has one connection, which the transaction holds.
   */
  current(): Promise<GoodsSnapshot>;
  /** Ends what is under way. Nothing may be asked afterwards. */
  close(): Promise<void>;
};

export type GoodsParts = {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** Milliseconds between two looks at what changed; 0 looks at every call and waits for new columns. */
  maxAgeMs?: number;
};

/**
 * Notes of changes are kept for some hours (see tidyUp). Whoever has not looked for this long reads everything again.
 * In ms.
 */
export const longestPause = 3 * 60 * 60 * 1000;

/** Columns are made anew for the sake of words and facets no sooner than this many times what that took last. */
const pauseRatio = 4;

/** Columns and up to where they tell what changed. */
type Held = { snapshot: GoodsSnapshot; seen: string; lookedAt: number };

/** What columns do not show of what changed: words and facets of some models, or nobody knows what. */
type Missed = 'nothing' | 'structure' | 'anything';

/**
 * Keeps all goods in the memory of this process. The database stays the source of truth: what changed there is looked
 * for when somebody asks, not more often than `maxAgeMs` says. The first to ask waits until everything is read.
 */
export function openGoods({ db, clock, logger, maxAgeMs = 1000 }: GoodsParts): Goods {
  const ending = new AbortController();
  let held: Held | undefined;
  let freshAt = Number.NEGATIVE_INFINITY;
  let looking: { since: number; done: Promise<void> } | undefined;
  let rebuilding: Promise<void> | undefined;
  let missed: Missed = 'nothing';
  let rebuildAt = Number.NEGATIVE_INFINITY;
  /** Counts calls, so that a look knows which of them it answers. */
  let calls = 0;

  async function load(): Promise<Held> {
    const lookedAt = clock().getTime();
    const seen = await lookAround(db);
    return { snapshot: await loadSnapshot(db, ending.signal), seen, lookedAt };
  }

  /** Takes into columns what became visible since their last look, all at once. Says what they do not show of it. */
  async function follow(kept: Held): Promise<Missed> {
    const now = clock().getTime();
    const most = Math.max(1000, Math.ceil(kept.snapshot.groupCount / 50));
    const { groupIds, seen } = await readChanges(db, kept.seen, most);
    const ids = groupIds ?? [];
    const rows: GoodsRow[] = [];
    for (let first = 0; first < ids.length; first += chunkSize) {
      ending.signal.throwIfAborted();
      rows.push(...(await readGoods(db, ids.slice(first, first + chunkSize), true)));
    }
    const isAll = ids.length === 0 || patchSnapshot(kept.snapshot, ids, rows);
    const wasAway = now - kept.lookedAt > longestPause;
    kept.seen = seen;
    kept.lookedAt = now;
    if (groupIds === null || wasAway) return 'anything';
    return isAll ? 'nothing' : 'structure';
  }

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      const next = await load();
      // Whatever was missed in the columns before is in these, or is found again when they are followed.
      missed = await follow(next);
      held = next;
      const { groupCount } = next.snapshot;
      const ms = Math.round(performance.now() - began);
      logger.debug({ rows: groupCount, ms }, 'read all goods');
    } finally {
      rebuildAt = performance.now() + (performance.now() - began) * pauseRatio;
    }
  }

  function note(more: Missed): void {
    if (missed !== 'anything' && more !== 'nothing') missed = more;
  }

  function beginRebuild(): Promise<void> {
    rebuilding ??= rebuild().finally(() => {
      rebuilding = undefined;
    });
    return rebuilding;
  }

  async function look(): Promise<void> {
    if (!held) await beginRebuild();
    else note(await follow(held));
    if (maxAgeMs === 0) while (missed !== 'nothing') await beginRebuild();
    else if (missed === 'anything' || (missed === 'structure' && performance.now() >= rebuildAt))
      beginRebuild().catch((error: unknown) => {
        if (!ending.signal.aborted)
          logger.warn({ cause: loggedCause(error) }, 'goods could not be read anew');
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

  return {
    async current() {
      ending.signal.throwIfAborted();
      await lookOnce();
      if (!held) throw new Error('Goods were not read.');
      return held.snapshot;
    },
    async close() {
      ending.abort();
      await Promise.allSettled([looking?.done, rebuilding]);
    },
  };
}
