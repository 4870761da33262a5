import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../base/deps.ts';
import type { Transaction } from '../db/database.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { RefusedForGood, RetryLater } from '../ports/messenger.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import { handlerOf, type OutboxHandlers } from './handlers.ts';
import { outboxMessage } from './tables.ts';

/** Number of messages that are leased and sent together: twice the number of connections to a mail server. */
export const BATCH = 6;

/**
 * While a message is leased, no other process sends it. Duration of a lease in ms: far longer than any
 * attempt takes, and than the clocks of two machines differ.
 */
export const LEASE_MS = 120_000;

type Row = typeof outboxMessage.$inferSelect;
type Tools = Pick<PlatformDeps, 'db' | 'clock' | 'logger'> & {
  /** Returns a random number from 0 to less than 1. Default: Math.random. */
  chance?: () => number;
  /** Called for each message that becomes a dead letter, in the same transaction. */
  onDead?: (tx: Transaction, dead: DeadMessage) => Promise<void>;
};

/** A message that is no longer retried, with its id in `npm run outbox -- list`. */
export type DeadMessage = { id: number; kind: string };

/** A recipient's server can ask for a pause before the next attempt. Maximum pause in ms. */
const MAX_REQUESTED_PAUSE = 24 * 60 * 60 * 1000;

/**
 * Sends all messages that are due. When the signal fires, only finishes the messages that are already leased.
 * Several processes may call this at the same time: if one of them dies, another sends its messages after
 * their leases, with the same keys. Returns the number of handled messages. Rejects if the database fails.
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

/** Leases some messages that are due, and counts an attempt for each. */
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
    // The subquery is converted to an array, so that it is evaluated only once. Otherwise, the database might
    // run it several times and lock more rows each time.
    .where(sql`${outboxMessage.id} = any(array(${due}))`)
    .returning();
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Handles a message. Returns whether it is done with and no longer in the outbox. */
async function handle(tools: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  try {
    return await attempt(tools, handlers, row);
  } catch (error) {
    await putBack(tools, row, error);
    return false;
  }
}

async function attempt({ db, clock }: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  // None of the earlier attempts has reported a result: each time, the process died. The message may have
  // caused that, so it becomes a dead letter.
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
  // This process was paused for longer than the lease, so another process may already be sending the message.
  if (clock() >= row.dueAt) return false;
  await handler.send(row.content, { key: row.key, writtenAt: row.createdAt });
  await db.delete(outboxMessage).where(eq(outboxMessage.id, row.id));
  return true;
}

/**
 * SQL condition: no other process has leased the message since. Each lease increases the number of attempts,
 * so that number must be unchanged.
 */
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
