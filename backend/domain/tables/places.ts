import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SceneSource, StoreHours, StoreSpecialDay } from './content-types.ts';
import { article } from './goods.ts';

export const city = pgTable('city', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  region: text('region').notNull().default(''),
  /** Whether this city is assumed until the shopper chooses one (backend/exchange/places/put-places.ts). */
  isDefault: boolean('is_default').notNull().default(false),
  /**
   * Position in lists. The places that come with the shop are first, largest population first; places that
   * the retailer added follow.
   */
  ordinal: integer('ordinal').notNull(),
  /** Time zone as an IANA name; null for the time zone of the region (shared/delivery/time-zones.ts). */
  timeZone: text('time_zone'),
});

export const store = pgTable(
  'store',
  {
    code: text('code').primaryKey(),
    cityCode: text('city_code')
      .notNull()
      .references(() => city.code, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The time zone of the opening hours, as an IANA name. */
    timeZone: text('time_zone').notNull(),
    address: text('address').notNull(),
    landmark: text('landmark'),
    phone: text('phone').notNull(),
    hours: jsonb('hours').$type<StoreHours[]>().notNull(),
    /** Days on which the store has other hours than usual, in order. */
    specialDays: jsonb('special_days').$type<StoreSpecialDay[]>().notNull().default([]),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    services: text('services').array().notNull(),
    /** Pictures of the store; the first is the main one. */
    pictures: jsonb('pictures').$type<SceneSource[]>().notNull().default([]),
  },
  (table) => [index('store_city').on(table.cityCode)],
);

/** How many pieces of an article a store has in stock. The stock of the article includes these pieces. */
export const storeStock = pgTable(
  'store_stock',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    storeCode: text('store_code')
      .notNull()
      .references(() => store.code, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.storeCode] }),
    index('store_stock_store').on(table.storeCode),
    check('store_stock_quantity', sql`${table.quantity} > 0`),
  ],
);
