import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that tokens of the shop are signed with, in all processes. */
export const signingKey = pgTable('signing_key', {
  name: text('name', { enum: ['contact-form', 'unsubscribe'] }).primaryKey(),
  secret: text('secret').notNull(),
});
