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
    /**
     * The price in kopecks when the item was added, with which later prices are compared; null if unknown.
     */
    keptPrice: integer('kept_price'),
    /** The price that the last price-drop letter named for the item, in kopecks; null if none was sent. */
    mentionedPrice: integer('mentioned_price'),
    /** Greater than that of all items added before. It orders items that were added at the same time. */
    position: integer('position').notNull(),
    /**
     * Whether the shopper chose the size. If false, the article stands for its colour in any size. Rows of
     * older versions, for which this is unknown, have false.
     */
    sizeChosen: boolean('size_chosen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.articleId] }),
    unique('wishlist_item_position').on(table.ownerId, table.position),
  ],
);

/** Shared wishlists, with the code that is part of the public URL. */
export const wishlistShare = pgTable('wishlist_share', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => principal.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** When the last price-drop letter to a shopper was written. */
export const priceDropLetter = pgTable('price_drop_letter', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => principal.id, { onDelete: 'cascade' }),
  writtenAt: moment('written_at').notNull(),
});
