import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * What waits to leave the shop, written in the transaction of the change it is about and deleted when it was handed over
 * (docs/decisions/0032-messages-through-an-outbox.md).
 */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    /** Grows in the order of writing. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Goes along with every attempt, so that a receiver can recognise a repeat. */
    key: uuid('key').notNull(),
    content: jsonb('content').$type<OutboxContent>().notNull(),
    /** Attempts that have begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When it may be taken: at once, after a pause, or when the lease of an attempt under way ends. */
    dueAt: moment('due_at').notNull(),
    /** Set when it is not tried any more. */
    deadAt: moment('dead_at'),
    /** Why the last attempt failed, without addresses. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** From then on it is worth nothing: it is not sent, and the cleanup deletes it. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('outbox_message_due').on(table.dueAt, table.id).where(sql`${table.deadAt} is null`)],
);
