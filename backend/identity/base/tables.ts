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

/** A refresh token, stored as its SHA-256 hash. It can be used once; its use issues the next token. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When the token was exchanged for the next one. */
    usedAt: moment('used_at'),
    /**
     * Salt from which, together with this token, the next token is computed. So parallel tabs that use this
     * token get the same next token.
     */
    successorSalt: text('successor_salt'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

/**
 * A secret that was sent to an address, so that the shopper proves to own the address; stored as its SHA-256
 * hash. It is valid only for its `purpose`.
 */
export const confirmation = pgTable('confirmation', {
  hash: text('hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['registration', 'address', 'password', 'proof'] })
    .notNull()
    .default('registration'),
  channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
  /** The address to be proven. The secret becomes invalid if the account's pending address changes. */
  address: text('address').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/**
 * Allows the link in a letter to undo an account change. A row is found by the SHA-256 hash of the secret in
 * the link, and contains the proven addresses before the change. It is deleted when it is used, or after
 * seven days.
 */
export const accountUndo = pgTable(
  'account_undo',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Whether the letter was sent to the email address or to the phone. */
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
 * A browser that has signed in to an account with the account's password, found by the SHA-256 hash of the
 * secret in the browser's cookie. The browser's login attempts are limited separately. The secret alone does
 * not sign in.
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

/**
 * An event in the history of an account, which its owner can view. Rows are kept for 180 days, without email,
 * phone and IP addresses.
 */
export const accountEvent = pgTable(
  'account_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** Names of browser and system; empty if they were not recognised. */
    device: text('device').notNull(),
    /** The provider of the external sign-in that was linked or unlinked; null for other events. */
    provider: text('provider'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('account_event_account').on(table.accountId, table.id),
    index('account_event_at').on(table.at),
  ],
);

/** A person's identity at an external provider, by which that person can sign in to the account. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    provider: text('provider').notNull(),
    /** The person's permanent id at the provider. */
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

/**
 * An attempt to sign in by an external provider, found by the SHA-256 hash of its `state`. Deleted when the
 * attempt is finished, or after ten minutes.
 */
export const externalAttempt = pgTable(
  'external_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** SHA-256 hash of the secret in the cookie of the browser that began the attempt. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    mode: text('mode', { enum: ['popup', 'redirect'] }).notNull(),
    redirect: text('redirect').notNull(),
    /** When the provider's code was exchanged for the person's data; null before. */
    exchangedAt: moment('exchanged_at'),
    /**
     * The person's data from the provider. They are stored until the shopper has given or refused consent.
     */
    profile: jsonb('profile').$type<ExternalProfile | null>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('external_attempt_expiry').on(table.expiresAt)],
);

/** Body measurements of a shopper and of people the shopper buys for, in centimetres. */
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
