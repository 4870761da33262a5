import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../base/deps.ts';
import type { Transaction } from '../db/database.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { RefusedForGood, RetryLater } from '../ports/messenger.ts';
import { MOST_ATTEMPTS, pauseAfter } from './backoff.ts';
import { handlerOf, type OutboxHandlers } from './handlers.ts';
import { outboxMessage } from './tables.ts';

/** Messages taken, and sent, at a time: twice the connections to a mail server. */
export const BATCH = 6;

/** How long a message belongs to the process that took it, in ms. Far longer than any attempt, and than clocks differ. */
export const LEASE_MS = 120_000;

type Row = typeof outboxMessage.$inferSelect;
type Tools = Pick<PlatformDeps, 'db' | 'clock' | 'logger'> & {
  /** From 0 to less than 1; Math.random when absent. */
  chance?: () => number;
  /** Called for each message that becomes a dead letter, in the transaction that marks it. */
  onDead?: (tx: Transaction, dead: DeadMessage) => Promise<void>;
};

/** A message that is not tried again, as an operator finds it by `npm run outbox`. */
export type DeadMessage = { id: number; kind: string };

/** A receiver that asks for a longer pause is tried after this one, in ms. */
const LONGEST_PAUSE = 24 * 60 * 60 * 1000;

/**
 * Sends what is due until nothing is, or until the signal: then it finishes what it has taken. Any number of processes
 * may do so at once. A message whose process ended is taken by another one when its lease ends, with the same key.
 * Returns how many messages it was done with. Rejects when the database fails.
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

/** Takes messages for the time of a lease and counts an attempt of each. */
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
    // As an array it is found once; a plan may repeat a subquery, and would lock more each time.
    .where(sql`${outboxMessage.id} = any(array(${due}))`)
    .returning();
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Whether the message was done with. */
async function handle(tools: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  try {
    return await attempt(tools, handlers, row);
  } catch (error) {
    await putBack(tools, row, error);
    return false;
  }
}

async function attempt({ db, clock }: Tools, handlers: Partial<OutboxHandlers>, row: Row): Promise<boolean> {
  // Each attempt before ended with its process; the message may be the reason.
  if (row.attempts > MOST_ATTEMPTS) throw new RefusedForGood('No attempt came to its end');
  const handler = handlerOf(handlers, row.content);
  if (!handler) throw new Error(`This process knows no message of the kind ${row.content.kind}`);
  if ('write' in handler)
    return db.transaction(async (tx) => {
      const taken = await tx.delete(outboxMessage).where(stillOwn(row)).returning({ id: outboxMessage.id });
      if (taken.length === 0) return false;
      await handler.write(tx, row.content);
      return true;
    });
  // The process may have been stopped in between for longer than the lease.
  if (clock() >= row.dueAt) return false;
  await handler.send(row.content, { key: row.key, writtenAt: row.createdAt });
  await db.delete(outboxMessage).where(eq(outboxMessage.id, row.id));
  return true;
}

/** Another process that took the message after the lease has counted an attempt of its own. */
const stillOwn = ({ id, attempts }: Row) =>
  and(eq(outboxMessage.id, id), eq(outboxMessage.attempts, attempts));

async function putBack(tools: Tools, row: Row, error: unknown): Promise<void> {
  const { db, clock, logger, chance = Math.random, onDead } = tools;
  const isDead = error instanceof RefusedForGood || row.attempts >= MOST_ATTEMPTS;
  const cause = loggedCause(error);
  const fields = { outboxId: row.id, cause };
  if (isDead) logger.error(fields, 'a message is dead');
  else logger.warn(fields, 'a message was not sent; it will be tried again');
  const now = clock();
  const wanted = error instanceof RetryLater ? Math.min(error.after, LONGEST_PAUSE) : 0;
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
