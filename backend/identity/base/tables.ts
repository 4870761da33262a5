import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Measures } from '#shared/goods/my-size.ts';
import { account, tokenFamily } from '../../domain/tables/identities.ts';
import { moment } from '../../platform/db/moment.ts';
import type { ExternalProfile } from './external-profile.ts';

type AccountEventKind =
  | 'SIGNED_IN'
  | 'EMAIL_CHANGED'
  | 'PHONE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'EXTERNAL_LINKED'
  | 'EXTERNAL_UNLINKED'
  | 'CHANGES_UNDONE';

/** A rotating refresh token, by the SHA-256 of its text. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was exchanged for its successor. */
    usedAt: moment('used_at'),
    /** With the token itself it gives the successor, so that parallel tabs get the same one. */
    successorSalt: text('successor_salt'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

/** A secret sent to an address to prove its ownership, by the SHA-256 of its text; `purpose` says what it is good for. */
export const confirmation = pgTable('confirmation', {
  hash: text('hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['registration', 'address', 'password', 'proof'] })
    .notNull()
    .default('registration'),
  channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
  /** What is to be proven: a later change of the pending address makes an older secret worthless. */
  address: text('address').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/**
 * What a letter about a change of an account can take back, by the SHA-256 of its secret: the proven addresses as they were
 * before the change. Gone once it is used, and after seven days.
 */
export const accountUndo = pgTable(
  'account_undo',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Which of the two addresses the letter went to. */
    channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
    email: text('email'),
    phone: text('phone'),
    changedAt: moment('changed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_undo_account').on(table.accountId),
    index('account_undo_expiry').on(table.expiresAt),
  ],
);

/**
 * A browser that has signed in to an account with its password, by the SHA-256 of the secret in its cookie. It has login
 * attempts of its own; the secret alone opens nothing.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    hash: text('hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.hash] }),
    index('known_device_hash').on(table.hash),
    index('known_device_used').on(table.lastUsedAt),
  ],
);

/** What happened to an account, for its owner to look through. Kept for 180 days, without an address and a network. */
export const accountEvent = pgTable(
  'account_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** Browser and system as far as they are known. */
    device: text('device').notNull(),
    /** Of a sign-in elsewhere that was linked or unlinked. */
    provider: text('provider'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('account_event_account').on(table.accountId, table.id),
    index('account_event_at').on(table.at),
  ],
);

/** An account somewhere else that signs in to this one. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    provider: text('provider').notNull(),
    /** Its name for the shopper, that never changes. */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identity_account').on(table.accountId),
  ],
);

/** An attempt to sign in elsewhere, by the SHA-256 of its state; it ends when it is used, or after ten minutes. */
export const externalAttempt = pgTable(
  'external_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** SHA-256 of the secret in the cookie of the browser it began in. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    mode: text('mode', { enum: ['popup', 'redirect'] }).notNull(),
    redirect: text('redirect').notNull(),
    /** Whether the code was exchanged. */
    exchangedAt: moment('exchanged_at'),
    /** Who the provider says it is, while the shopper is asked for the consent. */
    profile: jsonb('profile').$type<ExternalProfile | null>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('external_attempt_expiry').on(table.expiresAt)],
);

/** Measures of a shopper, and of those the shopper buys for, in centimetres. */
export const bodyMeasures = pgTable(
  'body_measures',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    wearer: text('wearer', { enum: ['women', 'men', 'children'] }).notNull(),
    measures: jsonb('measures').$type<Measures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.wearer] })],
);
