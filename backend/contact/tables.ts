import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { principal } from '../domain/tables/identities.ts';
import { moment } from '../platform/db/moment.ts';

type ContactSubject =
  | 'ORDER'
  | 'DELIVERY'
  | 'REFUND'
  | 'GOODS'
  | 'STORE'
  | 'SITE'
  | 'PERSONAL_DATA'
  | 'OTHER';

/** Name, MIME type and size in bytes of an attached file. */
export type KeptFile = {
  name: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  bytes: number;
};

/** What an operator did with a request. `text` is the answer, or a note for colleagues. */
export type StoredStep = {
  at: string;
  operatorId: string;
  operator: string;
  step: 'ANSWERED' | 'DONE' | 'REOPENED';
  text: string | null;
};

/** Requests that shoppers sent to the shop by its contact form, with the attached files. */
export const contactRequest = pgTable(
  'contact_request',
  {
    /** The idempotency key of the call that created the request. */
    key: uuid('key').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    number: text('number').notNull().unique(),
    /** Id of the shopper's account if the shopper was signed in. */
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    subject: text('subject').$type<ContactSubject>().notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    text: text('text').notNull(),
    orderNumber: text('order_number'),
    /**
     * Whether the named order belongs to the shopper. If false, the shopper typed an order number that could
     * not be verified.
     */
    isOwnOrder: boolean('is_own_order').notNull(),
    files: jsonb('files').$type<KeptFile[]>().notNull(),
    /**
     * Contents of the files in base64, in the order of the metadata. They have a column of their own, so that
     * lists need not read them.
     */
    contents: text('contents').array().notNull(),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    /** IP address from which the shopper consented to the processing of personal data. */
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: ['WAITING', 'ANSWERED', 'DONE'] })
      .notNull()
      .default('WAITING'),
    /** Counts the changes of the request, so that one of two simultaneous operators is refused. */
    version: integer('version').notNull().default(1),
    /** What operators did with the request, the first first. It is deleted with the request. */
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('contact_request_owner').on(table.ownerId, table.createdAt),
    index('contact_request_created').on(table.createdAt),
    index('contact_request_state').on(table.state, table.createdAt),
    index('contact_request_email').on(table.email),
    index('contact_request_phone').on(table.phone),
    index('contact_request_kept').on(table.keptUntil),
    check('contact_request_address', sql`${table.email} is not null or ${table.phone} is not null`),
  ],
);
