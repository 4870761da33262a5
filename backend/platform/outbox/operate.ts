import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { maskAddress } from '#shared/text/mask-address.ts';
import type { Database, Transaction } from '../db/database.ts';
import { before, MINUTE } from '../jobs/clean-up.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/**
 * A message as operators see it: without its text, and with the recipient's e-mail address or phone masked.
 */
export type ListedMessage = Omit<typeof outboxMessage.$inferSelect, 'key' | 'content'> & {
  kind: string;
  to: string;
};

/** Lists waiting messages and dead letters, or only dead letters; oldest first. */
export async function listOutbox(
  db: Database,
  { onlyDead }: { onlyDead: boolean },
): Promise<ListedMessage[]> {
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(onlyDead ? isNotNull(outboxMessage.deadAt) : undefined)
    .orderBy(asc(outboxMessage.id));
  return rows.map(({ key: _, content, ...row }) => ({
    ...row,
    kind: content.kind,
    to: maskAddress(receiverOf(content)),
  }));
}

/** The masked e-mail address or phone of the recipient; '' for a message to another service. */
function receiverOf(content: OutboxContent): string {
  return content.message?.to ?? content.address?.value ?? '';
}

/** SQL query for the dead letters. */
export const deadMessages = sql`select from ${outboxMessage} where ${outboxMessage.deadAt} is not null`;

/** SQL query for the messages that wait to be sent. */
export const waitingMessages = (now: Date): SQL =>
  sql`select from ${outboxMessage} where ${outboxMessage.deadAt} is null and ${outboxMessage.expiresAt} > ${now}`;

type OutboxRow = typeof outboxMessage.$inferSelect;

/** A message as the desk reads it. `to` is the masked recipient; '' for a message to another service. */
export type ShownMessage = Omit<OutboxRow, 'id'> & { to: string };

function shown({ id: _, ...row }: OutboxRow): ShownMessage {
  const receiver = receiverOf(row.content);
  return { ...row, to: receiver === '' ? '' : maskAddress(receiver) };
}

const ofState = (state: 'WAITING' | 'DEAD' | undefined): SQL | undefined => {
  if (state === undefined) return undefined;
  return state === 'DEAD' ? isNotNull(outboxMessage.deadAt) : isNull(outboxMessage.deadAt);
};

/** Some of the messages, the earliest first, and how many there are. */
export async function readMessages(
  db: Database,
  { state, offset, limit }: { state: 'WAITING' | 'DEAD' | undefined; offset: number; limit: number },
): Promise<{ totalItems: number; messages: ShownMessage[] }> {
  const which = ofState(state);
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(which)
    .orderBy(asc(outboxMessage.id))
    .offset(offset)
    .limit(limit);
  return { totalItems: await db.$count(outboxMessage, which), messages: rows.map(shown) };
}

/** When the message was due that should have left first; null if none is late by a minute. */
export async function lateSince(db: Database, now: Date): Promise<Date | null> {
  const [first] = await db
    .select({ dueAt: outboxMessage.dueAt })
    .from(outboxMessage)
    .where(
      and(
        isNull(outboxMessage.deadAt),
        lt(outboxMessage.dueAt, before(now, MINUTE)),
        gt(outboxMessage.expiresAt, now),
      ),
    )
    .orderBy(asc(outboxMessage.dueAt))
    .limit(1);
  return first?.dueAt ?? null;
}

/**
 * Makes some dead letters due again, as `repeatDead` does. Leaves out messages that are no dead letters, and
 * those whose time has passed.
 */
export async function repeatMessages(
  tx: Transaction,
  keys: readonly string[],
  now: Date,
): Promise<ShownMessage[]> {
  const repeated = await tx
    .update(outboxMessage)
    .set(againDue(now))
    .where(
      and(
        inArray(outboxMessage.key, [...keys]),
        isNotNull(outboxMessage.deadAt),
        gt(outboxMessage.expiresAt, now),
      ),
    )
    .returning();
  return repeated.map(shown);
}

/**
 * Deletes a dead letter of any kind but the kept ones. Returns its kind; undefined if there is no such dead
 * letter.
 */
export async function dropDead(
  tx: Transaction,
  key: string,
  keptKinds: readonly string[],
): Promise<string | undefined> {
  const isDead = and(
    eq(outboxMessage.key, key),
    isNotNull(outboxMessage.deadAt),
    notInArray(sql`${outboxMessage.content} ->> 'kind'`, [...keptKinds]),
  );
  const [dropped] = await tx.delete(outboxMessage).where(isDead).returning();
  return dropped?.content.kind;
}

/** Whether a message is in the outbox. */
export const hasMessage = async (tx: Transaction, key: string): Promise<boolean> =>
  (await tx.$count(outboxMessage, eq(outboxMessage.key, key))) > 0;

const againDue = (now: Date) => ({ attempts: 0, dueAt: now, deadAt: null, lastError: null });

/**
 * Makes dead letters due again, with their original idempotency keys and the full number of attempts. Expired
 * messages stay dead letters. Returns how many will be sent.
 */
export async function repeatDead(db: Database, which: number | 'all', now: Date): Promise<number> {
  const repeated = await db
    .update(outboxMessage)
    .set(againDue(now))
    .where(
      and(
        isNotNull(outboxMessage.deadAt),
        gt(outboxMessage.expiresAt, now),
        which === 'all' ? undefined : eq(outboxMessage.id, which),
      ),
    )
    .returning({ id: outboxMessage.id });
  return repeated.length;
}

/** Deletes a waiting message or a dead letter. Returns whether it existed. */
export async function dropMessage(db: Database, id: number): Promise<boolean> {
  const dropped = await db
    .delete(outboxMessage)
    .where(eq(outboxMessage.id, id))
    .returning({ id: outboxMessage.id });
  return dropped.length > 0;
}
