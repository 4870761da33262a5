import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../base/deps.ts';
import type { Transaction } from '../db/database.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { RefusedForGood, RetryLater } from '../ports/messenger.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import { handlerOf, type OutboxHandlers } from './handlers.ts';
import { outboxMessage } from './tables.ts';

/**
 * Number of messages that are leased and sent at a time: twice the number of connections to a mail server.
 */
export const BATCH = 6;

/**
 * How long a message is leased to a process, in ms. This is far longer than any attempt takes, and far longer
 * than the difference between the clocks of two machines.
 */
export const LEASE_MS = 120_000;

type Row = typeof outboxMessage.$inferSelect;
type Tools = Pick<PlatformDeps, 'db' | 'clock' | 'logger'> & {
  /** Returns a random number from 0 to less than 1; Math.random by default. */
  chance?: () => number;
  /** Called for each message that becomes a dead letter, in the transaction that marks it. */
  onDead?: (tx: Transaction, dead: DeadMessage) => Promise<void>;
};

/** A dead letter, with its id in `npm run outbox -- list`. */
export type DeadMessage = { id: number; kind: string };

/** Maximum pause that a receiver can ask for, in ms. */
const MAX_REQUESTED_PAUSE = 24 * 60 * 60 * 1000;

/**
 * Sends all messages that are due. When the signal fires, only messages that are already leased are sent.
 * Safe to run in several processes at once: if a process ends, another process sends its messages after their
 * lease, with the same key. Returns the number of handled messages. Rejects if the database fails.
 */
export async function sendOutbox(
  tools: Tools,
  handlers: Partial<OutboxHandlers>,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal?.aborted) {
    const rows = await take(tools);
    if (rows.length === 0) break;
    const outcomes = await Promise.all(rows.map((row) => handle(tools, handlers, row)));
    done += outcomes.filter(Boolean).length;
  }
  return done;
}

/** Leases messages and counts an attempt for each. */
async function take({ db, clock }: Tools): Promise<Row[]> {
  const now = clock();
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(and(isNull(outboxMessage.deadAt), lte(outboxMessage.dueAt, now), gt(outboxMessage.expiresAt, now)))
    .orderBy(asc(outboxMessage.dueAt), asc(outboxMessage.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outboxMessage)
    .set({
      attempts: sql`${outboxMessage.attempts} + 1`,
      dueAt: new Date(now.getTime() + LEASE_MS),
    })
    // The subquery is evaluated once because it is converted to an array. Otherwise the query plan might run
    // it repeatedly and lock more rows each time.
    .where(sql`${outboxMessage.id} = any(array(${due}))`)
    .returning();
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Processes a message. Returns whether it is finished. */
async function handle(tools: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  try {
    return await attempt(tools, handlers, row);
  } catch (error) {
    await putBack(tools, row, error);
    return false;
  }
}

async function attempt({ db, clock }: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  // All earlier attempts ended without a result because their process ended. The message may have caused
  // that.
  if (row.attempts > MAX_ATTEMPTS) throw new RefusedForGood('No attempt finished');
  const handler = handlerOf(handlers, row.content);
  if (!handler) throw new Error(`This process has no handler for messages of kind ${row.content.kind}`);
  if ('write' in handler)
    return db.transaction(async (tx) => {
      const deleted = await tx.delete(outboxMessage).where(stillOwn(row)).returning({ id: outboxMessage.id });
      if (deleted.length === 0) return false;
      await handler.write(tx, row.content);
      return true;
    });
  // The process was paused for longer than the lease, so another process may be sending the message.
  if (clock() >= row.dueAt) return false;
  await handler.send(row.content, { key: row.key, writtenAt: row.createdAt });
  await db.delete(outboxMessage).where(eq(outboxMessage.id, row.id));
  return true;
}

/** A condition for a message that no other process has leased since. Each lease counts an attempt. */
const stillOwn = ({ id, attempts }: Row) =>
  and(eq(outboxMessage.id, id), eq(outboxMessage.attempts, attempts));

async function putBack(tools: Tools, row: Row, error: unknown): Promise<void> {
  const { db, clock, logger, chance = Math.random, onDead } = tools;
  const isDead = error instanceof RefusedForGood || row.attempts >= MAX_ATTEMPTS;
  const cause = loggedCause(error);
  const fields = { outboxId: row.id, cause };
  if (isDead) logger.error(fields, 'a message is dead');
  else logger.warn(fields, 'a message was not sent; it will be tried again');
  const now = clock();
  const wanted = error instanceof RetryLater ? Math.min(error.after, MAX_REQUESTED_PAUSE) : 0;
  const pause = Math.max(pauseAfter(row.attempts, chance()), wanted);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(outboxMessage)
      .set({
        dueAt: new Date(now.getTime() + pause),
        deadAt: isDead ? now : null,
        lastError: cause.message,
      })
      .where(stillOwn(row))
      .returning({ id: outboxMessage.id });
    if (isDead && changed.length > 0) await onDead?.(tx, { id: row.id, kind: row.content.kind });
  });
}
