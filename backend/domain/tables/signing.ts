import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that sign the shop's tokens, shared by all processes. */
export const signingKey = pgTable('signing_key', {
  name: text('name', { enum: ['contact-form', 'unsubscribe', 'order-payment'] }).primaryKey(),
  secret: text('secret').notNull(),
});
