import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { article } from '../../domain/tables/goods.ts';
import { principal } from '../../domain/tables/identities.ts';
import { moment } from '../../platform/db/moment.ts';

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
    /** The price then, in kopecks, to detect a reduction; null where it was not kept. */
    keptPrice: integer('kept_price'),
    /** The price that a price-drop letter named last, in kopecks; null where none was about it. */
    mentionedPrice: integer('mentioned_price'),
    /** Breaks ties of the moment; grows with every addition. */
    position: integer('position').notNull(),
    /** Whether the shopper chose the size; otherwise the article stands for its colour. Unknown of old rows: not. */
    sizeChosen: boolean('size_chosen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.articleId] }),
    unique('wishlist_item_position').on(table.ownerId, table.position),
  ],
);

/** The address of a wishlist that is shared. */
export const wishlistShare = pgTable('wishlist_share', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => principal.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** When a price-drop letter to a shopper was written last. */
export const priceDropLetter = pgTable('price_drop_letter', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => principal.id, { onDelete: 'cascade' }),
  writtenAt: moment('written_at').notNull(),
});
