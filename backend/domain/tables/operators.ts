import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OperatorKind, OperatorRole } from '#shared/operators/roles.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * Holders of access to the operator API: people, who sign in with passkeys, and work places such as
 * `kassa-kazan`, which have a token. A name is never used for a second operator.
 */
export const operator = pgTable(
  'operator',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<OperatorKind>().notNull().default('PLACE'),
    name: text('name').notNull().unique(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** The hash of a work place's token; null for a person. */
    tokenHash: text('token_hash').unique(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [check('operator_token', sql`(${table.kind} = 'PLACE') = (${table.tokenHash} is not null)`)],
);
