import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';
import type { LetterBlock } from '../platform/mail/letter-block.ts';

/** Addresses that news were asked for without an account, with the consent and what became of it. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    /**
     * `asked` until the link of the letter is pressed. `moved` into the subscriptions of the account that has proven the address:
     * an address is kept in one place.
     */
    state: text('state', { enum: ['asked', 'confirmed', 'moved', 'ended'] }).notNull(),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    /** The network that the consent came from. */
    ip: text('ip').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** Null while news are sent. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    uniqueIndex('newsletter_subscription_once')
      .on(table.email)
      .where(sql`${table.state} in ('asked', 'confirmed')`),
    index('newsletter_subscription_email').on(table.email),
    index('newsletter_subscription_kept').on(table.keptUntil),
  ],
);

/** Letters of the newsletter that began to be sent. */
export const newsletterLetter = pgTable('newsletter_letter', {
  /** The name of its file. */
  id: text('id').primaryKey(),
  /** Of all that is read from the file. */
  contentHash: text('content_hash').notNull().unique(),
  subject: text('subject').notNull(),
  preheader: text('preheader'),
  blocks: jsonb('blocks').$type<LetterBlock[]>().notNull(),
  startedAt: moment('started_at').notNull(),
});

/** To whom a letter was written, so that it is written once. */
export const newsletterSending = pgTable(
  'newsletter_sending',
  {
    letterId: text('letter_id')
      .notNull()
      .references(() => newsletterLetter.id, { onDelete: 'cascade' }),
    /** Of the address, keyed with a secret of the shop. */
    receiverHash: text('receiver_hash').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.receiverHash] }),
    index('newsletter_sending_kept').on(table.keptUntil),
  ],
);
