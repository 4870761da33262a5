import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import type { HomeContent, PageContent, ServiceContent } from './content-types.ts';

/** Content written by editors. Kind and slug together identify an entry. */
export const contentPage = pgTable(
  'content_page',
  {
    kind: text('kind', {
      enum: ['home', 'page', 'guide', 'policy', 'support', 'about', 'journal', 'services'],
    }).notNull(),
    slug: text('slug').notNull(),
    body: jsonb('body').$type<HomeContent | PageContent | ServiceContent[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
