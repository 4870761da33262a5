import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

type OperatorRole = 'viewer' | 'packer' | 'manager' | 'exchange';

/**
 * Operators: who may use the operator API. The name is that of a workplace, such as `kassa-kazan`, never of a
 * person.
 */
export const operator = pgTable('operator', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  role: text('role').$type<OperatorRole>().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});
