import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { article } from '../../domain/tables/goods.ts';
import { principal } from '../../domain/tables/identities.ts';
import { order } from '../../domain/tables/orders.ts';
import { moment } from '../../platform/db/moment.ts';

export const cart = pgTable('cart', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => principal.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
  /** What a merge did to the cart, in Russian, until the next change. */
  mergeMessages: text('merge_messages').array().notNull().default(sql`'{}'::text[]`),
  updatedAt: moment('updated_at').notNull(),
});

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    isGift: boolean('is_gift').notNull().default(false),
    /** The rule that gave it; null for goods that are paid. */
    giftRuleId: uuid('gift_rule_id').references(() => giftRule.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    /** Place of the line; lines stay in the order they were put in. */
    position: integer('position').notNull(),
    /** The unit price the shopper last saw, in kopecks, to detect a change. */
    seenPrice: integer('seen_price').notNull(),
    /** Whether the quantity was lowered to what is in stock and the shopper has not changed it since. */
    wasReduced: boolean('was_reduced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.articleId, table.isGift] }),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
);

/** A gift for a sum or for a model: one of its articles may be chosen. Money is integer kopecks. */
export const giftRule = pgTable('gift_rule', {
  id: uuid('id').primaryKey(),
  /** What it is for, as the shopper reads it. */
  title: text('title').notNull(),
  /** Earned by goods that come to this sum after discounts; null when the sum does not matter. */
  fromSum: integer('from_sum'),
  /** Earned by any of these models; empty when any goods do. */
  forGroupIds: uuid('for_group_ids').array().notNull().default(sql`'{}'::uuid[]`),
  articleIds: uuid('article_ids').array().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  ordinal: integer('ordinal').notNull(),
});

/** A promo code, in capitals. Money is integer kopecks. */
export const promoCode = pgTable('promo_code', {
  code: text('code').primaryKey(),
  kind: text('kind', { enum: ['percent', 'sum', 'free-delivery'] }).notNull(),
  /** Whole percent, or kopecks; 0 for free delivery. */
  value: integer('value').notNull(),
  /** What the goods it counts must come to, in kopecks. */
  fromSum: integer('from_sum').notNull().default(0),
  /** Listings whose goods it counts; empty for all. */
  categoryPaths: text('category_paths').array().notNull().default(sql`'{}'::text[]`),
  /** Whether goods that are reduced already count as well. */
  countsReduced: boolean('counts_reduced').notNull().default(true),
  /** Whether it combines with other codes. */
  combines: boolean('combines').notNull().default(false),
  /** How often it may be used at all; carts that hold it count. */
  maxUses: integer('max_uses'),
  maxUsesPerOwner: integer('max_uses_per_owner'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/** Orders that were placed with a promo code. They count against its limit when their owner is gone. */
export const promoCodeUse = pgTable(
  'promo_code_use',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => promoCode.code, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    /** The order, which gives the use back when it is cancelled; null for uses that were noted without one. */
    orderId: uuid('order_id').references(() => order.id, { onDelete: 'set null' }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('promo_code_use_code').on(table.code, table.ownerId),
    index('promo_code_use_owner').on(table.ownerId),
    index('promo_code_use_order').on(table.orderId),
  ],
);

/** Codes that were entered into a cart. */
export const cartPromoCode = pgTable(
  'cart_promo_code',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => promoCode.code, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

/** Requests that already changed a cart. A repeated request id changes nothing for ten minutes. */
export const cartRequest = pgTable(
  'cart_request',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.requestId] }),
    index('cart_request_created').on(table.createdAt),
  ],
);
