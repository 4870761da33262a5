import { bigint, bigserial, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PasskeyTransport } from '#shared/operators/roles.ts';
import { operator } from '../../domain/tables/operators.ts';
import { bytes } from '../../platform/db/bytes.ts';
import { moment } from '../../platform/db/moment.ts';

/** The log of all calls of operators. A trigger prevents changing or deleting rows. */
export const operatorCall = pgTable(
  'operator_call',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'restrict' }),
    operation: text('operation').notNull(),
    /** The order id in the URL of the call, even if no such order exists. */
    orderId: uuid('order_id'),
    /**
     * The id of the refund, review, message, operator, buyer or request that the call is about, even if no such
     * thing exists.
     */
    subjectId: uuid('subject_id'),
    /** OK, or the code of the problem that the response reports. */
    outcome: text('outcome').notNull(),
    /** The id of the request, which also identifies the call in the log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('operator_call_order').on(table.orderId, table.id),
    index('operator_call_operator').on(table.operatorId, table.at, table.id),
    index('operator_call_operation').on(table.operation, table.at, table.id),
    index('operator_call_subject').on(table.subjectId, table.id),
    index('operator_call_at').on(table.at, table.id),
  ],
);

/** An invitation that its person has not accepted yet. The row is deleted when the person accepts it. */
export const operatorInvitation = pgTable('operator_invitation', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operator.id, { onDelete: 'cascade' }),
  /** The hash of the code in the link. */
  codeHash: text('code_hash').notNull().unique(),
  endsAt: moment('ends_at').notNull(),
});

/** The passkeys of people, each with its public key. */
export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    /** The id that the authenticator gave the passkey, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /**
     * The highest counter that the authenticator has reported. It stays 0 if the authenticator has no
     * counter.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().$type<PasskeyTransport[]>().notNull(),
    /** Whether other devices of the person have the passkey too. */
    isSynced: boolean('is_synced').notNull(),
    /** Names of the browser and the system in which the passkey was created. */
    browser: text('browser').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('operator_passkey_operator').on(table.operatorId)],
);

/**
 * Sessions of people. A session that has ended is kept for some days, so that a late call of its browser is
 * not mistaken for guessing.
 */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    /** The passkey with which the session began; null if that passkey was deleted. */
    passkeyId: uuid('passkey_id').references(() => operatorPasskey.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    browser: text('browser').notNull(),
    startedAt: moment('started_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the session was ended by a sign-out or by an operator; null if neither has happened. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('operator_session_operator').on(table.operatorId)],
);

/** Challenges that authenticators have not answered yet. A row is deleted when its answer arrives. */
export const operatorChallenge = pgTable('operator_challenge', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose').$type<'SIGN_IN' | 'INVITATION' | 'PASSKEY'>().notNull(),
  /**
   * Hash of the secret that the answering browser must have: the secret of its attempt, or the id of its
   * session.
   */
  holderHash: text('holder_hash').notNull(),
  /** The operator who gets the new passkey; null for a sign-in. */
  operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'cascade' }),
  endsAt: moment('ends_at').notNull(),
});
