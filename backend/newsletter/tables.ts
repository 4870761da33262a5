import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';
import type { LetterBlock } from '../platform/mail/letter-block.ts';

/** Newsletter subscriptions of addresses without an account, with their consents and states. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: uuid('id').primaryKey(),
    /** The e-mail address in lower case. */
    email: text('email').notNull(),
    /**
     * `asked`: not confirmed yet by the link in the letter. `moved`: an account has proven the address and
     * taken over the subscription, so that an address is stored in only one place.
     */
    state: text('state', { enum: ['asked', 'confirmed', 'moved', 'ended'] }).notNull(),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    /** IP address from which the consent was given. */
    ip: text('ip').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** When the row may be deleted; null while the subscription is active. */
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

/** Letters of the newsletter whose sending has begun. */
export const newsletterLetter = pgTable('newsletter_letter', {
  /** The letter's file name. */
  id: text('id').primaryKey(),
  /** Hash of everything that was read from the letter's file. */
  contentHash: text('content_hash').notNull().unique(),
  subject: text('subject').notNull(),
  preheader: text('preheader'),
  blocks: jsonb('blocks').$type<LetterBlock[]>().notNull(),
  startedAt: moment('started_at').notNull(),
});

/** Recipients of a letter. They are stored so that no address gets it twice. */
export const newsletterSending = pgTable(
  'newsletter_sending',
  {
    letterId: text('letter_id')
      .notNull()
      .references(() => newsletterLetter.id, { onDelete: 'cascade' }),
    /**
     * Hash of the email address with a secret key of the shop, so that the address cannot be found by trying.
     */
    receiverHash: text('receiver_hash').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.receiverHash] }),
    index('newsletter_sending_kept').on(table.keptUntil),
  ],
);
