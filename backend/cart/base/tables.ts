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
  /**
   * Messages in Russian about what changed when the guest's cart was merged into this one at sign-in. They
   * are shown until the next change of the cart.
   */
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
    /** Id of the gift rule by which this line is a gift; null if the goods are paid for. */
    giftRuleId: uuid('gift_rule_id').references(() => giftRule.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    /** Sort position; lines stay in the order in which they were added. */
    position: integer('position').notNull(),
    /** The unit price the shopper last saw, in kopecks, to detect a change. */
    seenPrice: integer('seen_price').notNull(),
    /** Whether the quantity was reduced to the stock, and the shopper has not changed it since then. */
    wasReduced: boolean('was_reduced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.articleId, table.isGift] }),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
);

/**
 * A rule by which a cart earns a free article, which the shopper chooses among the rule's articles. The cart
 * must contain goods of certain models, or of any model, for a minimum sum. Sums are integer kopecks.
 */
export const giftRule = pgTable('gift_rule', {
  id: uuid('id').primaryKey(),
  /** The condition of the gift, as shown to shoppers. */
  title: text('title').notNull(),
  /** Minimum sum of these goods before promo codes, in kopecks; null if any sum is enough. */
  fromSum: integer('from_sum'),
  /** Ids of the models whose goods earn the gift; empty if all models do. */
  forGroupIds: uuid('for_group_ids').array().notNull().default(sql`'{}'::uuid[]`),
  articleIds: uuid('article_ids').array().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  ordinal: integer('ordinal').notNull(),
});

/** A promo code, stored in upper case. Sums are integer kopecks. */
export const promoCode = pgTable('promo_code', {
  code: text('code').primaryKey(),
  kind: text('kind', { enum: ['percent', 'sum', 'free-delivery'] }).notNull(),
  /**
   * The discount: a whole number of percent or of kopecks, depending on the code's kind; 0 if the code gives
   * free delivery.
   */
  value: integer('value').notNull(),
  /** Minimum sum of the goods that the code applies to, in kopecks. */
  fromSum: integer('from_sum').notNull().default(0),
  /** Paths of the listings whose goods the code applies to; empty if it applies to all goods. */
  categoryPaths: text('category_paths').array().notNull().default(sql`'{}'::text[]`),
  /** Whether the code also lowers prices that are already reduced. */
  countsReduced: boolean('counts_reduced').notNull().default(true),
  /** Whether the code can be combined with other codes. */
  combines: boolean('combines').notNull().default(false),
  /** Maximum number of orders with this code, counted over all shoppers. */
  maxUses: integer('max_uses'),
  maxUsesPerOwner: integer('max_uses_per_owner'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/**
 * Uses of promo codes by orders. A use counts against the code's limit even after the account of the shopper
 * was deleted.
 */
export const promoCodeUse = pgTable(
  'promo_code_use',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => promoCode.code, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    /**
     * Id of the order that used the code. If the order is cancelled, this row is deleted, so the code can be
     * used again. Null for uses recorded without an order.
     */
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

/**
 * Ids of requests that changed a cart. A request with an id stored in the last ten minutes is a repetition
 * and has no effect.
 */
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
