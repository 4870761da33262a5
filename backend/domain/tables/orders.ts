import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import type { PictureSource } from './content-types.ts';
import type { OrderPayment } from './delivery-types.ts';
import { principal } from './identities.ts';
import { operator } from './operators.ts';
import type {
  OrderState,
  StoredCancellation,
  StoredColour,
  StoredDelivery,
  StoredDiscount,
  StoredTracking,
} from './order-types.ts';

/**
 * A purchase with its data at the time of ordering. It outlives its owner. Sums are integer kopecks and do
 * not include pieces that were cancelled later.
 */
export const order = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    /** The state of the last event. */
    state: text('state').$type<OrderState>().notNull(),
    placedAt: moment('placed_at').notNull(),
    delivery: jsonb('delivery').$type<StoredDelivery>().notNull(),
    /**
     * VAT of the delivery in percent; 0 if it is free of VAT. Orders that are older than this column have the
     * rate of their goods.
     */
    deliveryVatRate: integer('delivery_vat_rate'),
    payment: text('payment').$type<OrderPayment>().notNull(),
    /** Payment methods that the order's delivery allows. */
    payments: text('payments').array().$type<OrderPayment[]>().notNull().default(sql`'{}'::text[]`),
    /** Until when the order must be paid; null if it never had to be prepaid. */
    payUntil: moment('pay_until'),
    /** Name of the delivery zone; used for the daily limit of the zone. */
    deliveryZone: text('delivery_zone'),
    /**
     * Whether the shopper may return a part after trying it on. Then a card is charged only when the order is
     * handed over.
     */
    mayReturnPart: boolean('may_return_part').notNull().default(false),
    /** The price of the goods before discounts, without gifts. */
    goodsSum: bigint('goods_sum', { mode: 'number' }).notNull(),
    discountSum: bigint('discount_sum', { mode: 'number' }).notNull(),
    /** Amount due, including delivery. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** The part of the amount due that was cancelled. */
    cancelledSum: bigint('cancelled_sum', { mode: 'number' }).notNull().default(0),
    tracking: jsonb('tracking').$type<StoredTracking>(),
    /** The latest version of the order that another program confirmed to have received. */
    takenVersion: integer('taken_version').notNull().default(0),
    /** The code that the buyer says when collecting; null before the order is ready. */
    pickupCode: text('pickup_code'),
    /** Whether the creation of the order was sent to the marketing platform; null if it is never sent. */
    marketing: text('marketing', { enum: ['WAITING', 'SENT'] }),
  },
  (table) => [
    index('order_owner').on(table.ownerId, table.placedAt),
    index('order_day')
      .on(sql`(${table.delivery} ->> 'methodId')`, sql`(${table.delivery} ->> 'day')`)
      .where(sql`${table.delivery} ->> 'day' is not null`),
    check(
      'order_total',
      sql`${table.total} >= 0 and ${table.cancelledSum} >= 0 and ${table.discountSum} <= ${table.goodsSum}`,
    ),
    index('order_pay_until').on(table.payUntil).where(sql`${table.state} = 'AWAITING_PAYMENT'`),
  ],
);

/** Goods of an order. `articleId` is not a foreign key, so deleting an article does not change orders. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    articleId: uuid('article_id').notNull(),
    productUrl: text('product_url').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    colour: jsonb('colour').$type<StoredColour>().notNull(),
    size: text('size').notNull(),
    picture: jsonb('picture').$type<PictureSource>().notNull(),
    quantity: integer('quantity').notNull(),
    isGift: boolean('is_gift').notNull(),
    unitPriceBefore: integer('unit_price_before').notNull(),
    /** Amount due for all its pieces. */
    total: bigint('total', { mode: 'number' }).notNull(),
    discounts: jsonb('discounts').$type<StoredDiscount[]>().notNull(),
    vatRate: integer('vat_rate').notNull(),
    /** Pieces that were cancelled while the rest of the order continued. */
    cancelled: integer('cancelled').notNull().default(0),
    /** How many pieces are taken from the stock of the store where the order is collected. */
    fromStore: integer('from_store').notNull().default(0),
    /** Whether a marking code is recorded for each piece when it is packed. */
    requiresMarking: boolean('requires_marking').notNull().default(false),
    /** Whether the goods can be returned only if they are defective. */
    isUnderwear: boolean('is_underwear').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check(
      'order_line_sums',
      sql`${table.quantity} > 0 and ${table.total} >= 0 and ${table.cancelled} between 0 and ${table.quantity}`,
    ),
  ],
);

/** Steps of an order, and cancellations of single pieces. Rows are added, never changed. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /**
     * Number of the event within its order, from 0. Of two concurrent steps with the same number, only one
     * succeeds.
     */
    position: integer('position').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['shopper', 'operator', 'shop'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    /** Stable code of the reason; null if the step needs none. */
    reason: text('reason'),
    /** Cancelled pieces, if the order stayed in its state; null for a step. */
    lines: jsonb('lines').$type<StoredCancellation[]>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The buyer of an order (docs/decisions/0029-what-outlives-an-account.md). */
export const orderBuyer = pgTable(
  'order_buyer',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** The recipient's name; null if the buyer is the recipient. */
    recipientName: text('recipient_name'),
    recipientPhone: text('recipient_phone'),
    /** Hash of the order number and the phone. Anyone who knows both can find the order. */
    lookup: text('lookup').notNull().unique(),
    postalCode: text('postal_code'),
    /** Street and house; null if the order is collected. */
    address: text('address'),
    flat: text('flat'),
    entrance: text('entrance'),
    floor: text('floor'),
    intercom: text('intercom'),
    comment: text('comment'),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    /**
     * Consent of a buyer without an account to the newsletter; consents of accounts are stored with the
     * account.
     */
    marketingDocument: text('marketing_document'),
    marketingVersion: text('marketing_version'),
    marketingTextHash: text('marketing_text_hash'),
    /** The network from which the consents were given. */
    consentIp: text('consent_ip'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('order_buyer_kept').on(table.keptUntil),
    // Operators find orders by the last four digits of a phone.
    index('order_buyer_phone_end').on(sql`right(${table.phone}, 4)`),
    index('order_buyer_recipient_phone_end').on(sql`right(${table.recipientPhone}, 4)`),
    check('order_buyer_recipient', sql`(${table.recipientName} is null) = (${table.recipientPhone} is null)`),
  ],
);
