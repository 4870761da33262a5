import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * Messages that wait to be sent. A message is written in the transaction of the change that causes it, and
 * deleted after delivery (docs/decisions/0032-messages-through-an-outbox.md).
 */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    /** Increases in the order in which messages are written. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Idempotency key. Every attempt to send the message uses the same key, so that the receiver can
     * recognise repeats.
     */
    key: uuid('key').notNull(),
    content: jsonb('content').$type<OutboxContent>().notNull(),
    /** Number of attempts that were started. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * When the message may be leased next: at once, after a pause, or when the lease of the current attempt
     * ends.
     */
    dueAt: moment('due_at').notNull(),
    /** When the message became a dead letter, which is no longer retried; null for all other messages. */
    deadAt: moment('dead_at'),
    /** Why the last attempt failed. Contains no e-mail addresses or phone numbers. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** If the message was not sent by this time, it is never sent, and the cleanup deletes it. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('outbox_message_key').on(table.key),
    index('outbox_message_due').on(table.dueAt, table.id).where(sql`${table.deadAt} is null`),
    index('outbox_message_dead').on(table.id).where(sql`${table.deadAt} is not null`),
  ],
);
