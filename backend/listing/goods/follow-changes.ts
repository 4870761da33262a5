import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { readChanges, readDatabaseSnapshot } from './changes.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { patchSnapshot } from './patch-snapshot.ts';
import { chunkSize, readGoods } from './read-goods.ts';

/**
 * Maximum pause between two checks of a process, in ms. After a longer pause, the log of changes may be
 * incomplete, because its rows are deleted after some hours (clean-up.ts), so the process loads all goods
 * again.
 */
export const longestPause = 3 * 60 * 60 * 1000;

/**
 * If more models than this have changed, they are updated in batches in the background, and calls do not wait
 * for them.
 */
const mostAtOnce = 1000;

/**
 * Which changes can only be shown by rebuilding the columns: none; words or facets of some models
 * (`structure`); or changes that may concern everything (`anything`).
 */
type Missed = 'nothing' | 'structure' | 'anything';

/**
 * The columns, the database snapshot with which they were last compared (`seen`), and the models that must
 * still be updated (`behind`).
 */
export type FollowedColumns = {
  snapshot: GoodsSnapshot;
  seen: string;
  checkedAt: number;
  missed: Missed;
  behind: Set<string>;
  catchingUp: Promise<void> | undefined;
};

type Parts = {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** Whether a call waits until the columns contain all changes, however many models have changed. */
  waitsForAll: boolean;
  ending: AbortSignal;
  /** Called with the ids of changed models; null means that anything may have changed. */
  report: (groupIds: readonly string[] | null) => void;
};

/** Loads all goods into columns. */
export async function loadColumns({
  db,
  clock,
  ending,
}: Pick<Parts, 'db' | 'clock' | 'ending'>): Promise<FollowedColumns> {
  const checkedAt = clock().getTime();
  const seen = await readDatabaseSnapshot(db);
  const snapshot = await loadSnapshot(db, ending);
  return { snapshot, seen, checkedAt, missed: 'nothing', behind: new Set(), catchingUp: undefined };
}

/**
 * Updates the columns with the changes since the last check. A few models are updated at once; many are
 * updated in batches in the background, without making calls wait.
 */
export async function followChanges(parts: Parts, columns: FollowedColumns): Promise<void> {
  const { db, clock, report } = parts;
  const now = clock().getTime();
  const { groupIds, isContent, seen } = await readChanges(db, columns.seen);
  const ids = groupIds ?? [];
  if (ids.length <= mostAtOnce) await takeIn(parts, columns, ids);
  const wasAway = now - columns.checkedAt > longestPause;
  // `seen` is set only after the changes were read. If reading fails, the next check reads them again.
  columns.seen = seen;
  columns.checkedAt = now;
  const isAnything = groupIds === null || wasAway;
  if (isAnything) note(columns, 'anything');
  if (isAnything || isContent) report(null);
  if (ids.length > mostAtOnce) await takeInTurns(parts, columns, ids);
}

async function takeIn(
  { db, ending, report }: Parts,
  columns: FollowedColumns,
  ids: readonly string[],
): Promise<void> {
  for (let first = 0; first < ids.length; first += chunkSize) {
    ending.throwIfAborted();
    const some = ids.slice(first, first + chunkSize);
    if (!patchSnapshot(columns.snapshot, some, await readGoods(db, some, true))) note(columns, 'structure');
    report(some);
  }
}

/** Updates models in batches, most popular models first. */
async function takeInTurns(parts: Parts, columns: FollowedColumns, ids: readonly string[]): Promise<void> {
  for (const id of byPopularity(columns.snapshot, ids)) columns.behind.add(id);
  columns.catchingUp ??= catchUp(parts, columns);
  if (parts.waitsForAll) await columns.catchingUp;
}

async function catchUp(parts: Parts, columns: FollowedColumns): Promise<void> {
  const { ending, logger } = parts;
  try {
    while (columns.behind.size > 0) {
      const some = [...columns.behind.values().take(chunkSize)];
      for (const id of some) columns.behind.delete(id);
      await takeIn(parts, columns, some);
      await yieldToEventLoop();
    }
  } catch (error) {
    columns.behind.clear();
    note(columns, 'anything');
    if (!ending.aborted) logger.warn({ cause: loggedCause(error) }, 'changes of goods could not be followed');
  } finally {
    columns.catchingUp = undefined;
  }
}

function note(columns: FollowedColumns, more: Missed): void {
  if (columns.missed !== 'anything') columns.missed = more;
}

/** Sorts ids by popularity. Models that are not in the columns come last. */
function byPopularity(snapshot: GoodsSnapshot, ids: readonly string[]): string[] {
  const placed = ids.map((id) => ({ id, place: snapshot.findGroup(id) }));
  const known = placed.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
  return [...known, ...placed.filter(({ place }) => place < 0)].map(({ id }) => id);
}
