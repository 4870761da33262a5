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

/** A rotating refresh token, stored as its SHA-256 hash. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** The time when the token was exchanged for its successor. */
    usedAt: moment('used_at'),
    /**
     * The successor of the token is derived from this salt and the token, so that parallel tabs get the same
     * successor.
     */
    successorSalt: text('successor_salt'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

/**
 * A secret sent to an address to prove its ownership, stored as its SHA-256 hash. It can be used only for its
 * `purpose`.
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
 * Lets the link in a letter undo an account change. A row is found by the SHA-256 hash of the secret in the
 * link, and contains the proven addresses before the change. Rows are deleted after use, or after seven days.
 */
export const accountUndo = pgTable(
  'account_undo',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Whether the letter went to the email address or to the phone. */
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
 * secret in the browser's cookie. The browser has a separate limit of login attempts. The secret alone gives
 * no access.
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
 * An account event, visible to the owner of the account. Stored for 180 days, without addresses and networks.
 */
export const accountEvent = pgTable(
  'account_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** The names of browser and system; empty if unknown. */
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

/** An identity at an external provider that can sign in to an account. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    provider: text('provider').notNull(),
    /** The permanent id of the person at the provider. */
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
 * An attempt of external sign-in, found by the SHA-256 hash of its `state`. Deleted when used, or after ten
 * minutes.
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
     * The person's data from the provider. Stored until the shopper has answered the question for consent.
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
