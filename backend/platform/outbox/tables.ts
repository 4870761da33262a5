import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * Messages to be sent. A message is written in the transaction of its change and deleted after delivery
 * (docs/decisions/0032-messages-through-an-outbox.md).
 */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    /** Increases in the order in which messages are written. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The idempotency key, which is sent with every attempt, so that the receiver can recognise repeated
     * messages.
     */
    key: uuid('key').notNull(),
    content: jsonb('content').$type<OutboxContent>().notNull(),
    /** Number of started attempts. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * When the message can be leased next: at once, after a pause, or when the lease of the current attempt
     * ends.
     */
    dueAt: moment('due_at').notNull(),
    /** Set when the message is no longer retried. */
    deadAt: moment('dead_at'),
    /** Why the last attempt failed. Contains no e-mail addresses or phones. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** A message that was not sent by this time is never sent, and the cleanup deletes it. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('outbox_message_due').on(table.dueAt, table.id).where(sql`${table.deadAt} is null`)],
);
