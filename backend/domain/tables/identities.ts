import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { emailStart, nameWords } from '../../platform/db/folded.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The owner of a cart and a wishlist: a guest or an account. An account and its principal have the same id.
 */
export const principal = pgTable(
  'principal',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['guest', 'user'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /**
     * Id of the account into which this guest was merged. If it is set, another merge of the guest does
     * nothing.
     */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => principal.id, { onDelete: 'cascade' }),
  },
  (table) => [index('principal_merged_into').on(table.mergedInto)],
);

/**
 * A shopper's account. `email` and `phone` contain only addresses that the shopper has confirmed; unconfirmed
 * ones are in the pending columns. Otherwise, an account with an unconfirmed address could keep its real
 * owner from using it.
 */
export const account = pgTable(
  'account',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** The email address in lower case; unique among accounts. */
    email: text('email').unique(),
    /** The phone number in E.164 format; unique among accounts. */
    phone: text('phone').unique(),
    /**
     * Hash of the password; null for an account that was created by external sign-in and has no password yet.
     */
    passwordHash: text('password_hash'),
    /**
     * SHA-256 of the secret in a cookie of the browser that registered the account; null once the account is
     * confirmed.
     */
    registeredBy: text('registered_by'),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    sex: text('sex', { enum: ['FEMALE', 'MALE', ''] })
      .notNull()
      .default(''),
    pendingEmail: text('pending_email'),
    pendingPhone: text('pending_phone'),
    emailConfirmedAt: moment('email_confirmed_at'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    subscriptions: text('subscriptions').array().notNull().default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('account_pending_email').on(table.pendingEmail),
    index('account_pending_phone').on(table.pendingPhone),
    // Operators find buyers by the beginnings of a name and of an e-mail address, and by the end of a phone.
    index('account_name_words').using('gin', nameWords(table.firstName, table.lastName)),
    index('account_email_start').on(emailStart(table.email)),
    index('account_phone_end').on(sql`right(${table.phone}, 4)`),
  ],
);

/**
 * A sign-in of an account or the session of a guest, with all its tokens (token family). Revoking the family
 * revokes all of them.
 */
export const tokenFamily = pgTable(
  'token_family',
  {
    id: uuid('id').primaryKey(),
    principalId: uuid('principal_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** Names of browser and operating system; empty if they were not recognised. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When the shopper last signed in or refreshed the tokens. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /**
     * When the person who uses this session last proved, with the password or a code, to be the owner of the
     * account; null for guests.
     */
    provenAt: moment('proven_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('token_family_principal').on(table.principalId)],
);

/** A short-lived access token; only its SHA-256 is stored. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_token_family').on(table.familyId),
    index('access_token_expiry').on(table.expiresAt),
  ],
);

/**
 * A consent of a shopper. Rows are added and withdrawn, never deleted. The account id is not a foreign key,
 * because consents outlive accounts (docs/decisions/0029-what-outlives-an-account.md).
 */
export const consent = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', {
      enum: ['personal-data', 'marketing', 'price-drops', 'analytics', 'advertising', 'services'],
    }).notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    textHash: text('text_hash').notNull(),
    ip: text('ip'),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /**
     * A note that was added to the consent later. The other columns never change, except that a withdrawal is
     * recorded.
     */
    note: text('note'),
  },
  (table) => [index('consent_account').on(table.accountId)],
);
