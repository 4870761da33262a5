import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { article } from '../../domain/tables/goods.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * A stock notice: a request for a message when a size is in stock again. Deleted once the letter is written.
 */
export const stockNotice = pgTable(
  'stock_notice',
  {
    id: uuid('id').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** The email address in lower case. */
    email: text('email').notNull(),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    ip: text('ip'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('stock_notice_once').on(table.articleId, table.email)],
);

/** Times at which letters about an article back in stock were written, without the recipients. */
export const stockNoticeLetter = pgTable(
  'stock_notice_letter',
  {
    id: uuid('id').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('stock_notice_letter_article').on(table.articleId)],
);
