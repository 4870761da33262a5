import { type SQL, sql } from 'drizzle-orm';
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
import { emailStart, nameWords } from '../../platform/db/folded.ts';
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
  StoredEdit,
  StoredTracking,
} from './order-types.ts';

/** The states in which the shop has to do something by a day. */
export const DUE_STATES: SQL = sql.raw(`('PLACED', 'PAID', 'PACKING', 'SHIPPED')`);

/** `dueDay` of shared/orders/late.ts as an SQL expression, for orders in `DUE_STATES`. */
export const dueDayOf = ({ state, delivery }: { state: unknown; delivery: unknown }): SQL => sql`(case
  when ${state} = 'SHIPPED' or ${delivery} ->> 'day' is not null then ${delivery} ->> 'lastDay'
  when ${delivery} ->> 'kind' = 'store' and ${state} = 'PACKING' then ${delivery} ->> 'lastDay'
  when ${delivery} ->> 'kind' = 'store' then least(${delivery} ->> 'leavesOn', ${delivery} ->> 'lastDay')
  else coalesce(${delivery} ->> 'leavesOn', ${delivery} ->> 'lastDay')
end)`;

/**
 * An order with its prices and texts as they were when it was placed. It outlives its owner's account. Sums
 * are integer kopecks and are not reduced when pieces are cancelled later.
 */
export const order = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    /** When an order that a guest had placed became one of an account; null for all other orders. */
    mergedAt: moment('merged_at'),
    /** The order's state after its last event. */
    state: text('state').$type<OrderState>().notNull(),
    placedAt: moment('placed_at').notNull(),
    delivery: jsonb('delivery').$type<StoredDelivery>().notNull(),
    /**
     * VAT rate of the delivery in percent; 0 if it is free of VAT. Null in orders placed before this column
     * existed; their delivery has the VAT rate of their goods.
     */
    deliveryVatRate: integer('delivery_vat_rate'),
    payment: text('payment').$type<OrderPayment>().notNull(),
    /** Payment methods from which the buyer may choose for the chosen delivery. */
    payments: text('payments').array().$type<OrderPayment[]>().notNull().default(sql`'{}'::text[]`),
    /** The time until which the order must be paid; null if the order never had to be prepaid. */
    payUntil: moment('pay_until'),
    /** Name of the delivery zone; used to count how many orders are delivered in the zone on one day. */
    deliveryZone: text('delivery_zone'),
    /**
     * Whether the shopper may try the goods on when receiving them and return a part of them at once. If so,
     * a card is charged only at the hand-over.
     */
    mayReturnPart: boolean('may_return_part').notNull().default(false),
    /** Sum of the goods before discounts, without gifts. */
    goodsSum: bigint('goods_sum', { mode: 'number' }).notNull(),
    discountSum: bigint('discount_sum', { mode: 'number' }).notNull(),
    /** Sum to pay for the order, after discounts and including delivery. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** By how much cancellations have reduced the sum to pay. */
    cancelledSum: bigint('cancelled_sum', { mode: 'number' }).notNull().default(0),
    tracking: jsonb('tracking').$type<StoredTracking>(),
    /** A change that raises the sum of a paid order, and waits for its surcharge; null without such a change. */
    waitingEdit: jsonb('waiting_edit').$type<StoredEdit>(),
    /** The latest version of the order that another program, such as 1C, has confirmed to have received. */
    takenVersion: integer('taken_version').notNull().default(0),
    /** Code of four digits by which the buyer collects the order; null until it is ready. */
    pickupCode: text('pickup_code'),
    /**
     * Whether the marketing platform was informed that the order was placed; null if it need not be informed.
     */
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
    index('order_to_pack').on(table.placedAt, table.id).where(sql`${table.state} in ('PLACED', 'PAID')`),
    index('order_pay_until').on(table.payUntil).where(sql`${table.state} = 'AWAITING_PAYMENT'`),
    // Operators read lists newest first, of all orders or of some states.
    index('order_placed').on(table.placedAt, table.id),
    index('order_state_placed').on(table.state, table.placedAt, table.id),
    // However many orders a shop has had, few wait for it. This index finds the late ones among them.
    index('order_due').on(dueDayOf(table)).where(sql`${table.state} in ${DUE_STATES}`),
    index('order_number_grams').using('gin', sql`text_grams(replace(${table.number}, '-', ''))`),
  ],
);

/**
 * A line of an order. `articleId` is not a foreign key, so that deleting an article does not change orders.
 */
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
    /** Sum to pay for all pieces of the line, after discounts. */
    total: bigint('total', { mode: 'number' }).notNull(),
    discounts: jsonb('discounts').$type<StoredDiscount[]>().notNull(),
    vatRate: integer('vat_rate').notNull(),
    /** Number of pieces that were cancelled while the rest of the order continued. */
    cancelled: integer('cancelled').notNull().default(0),
    /** How many of the pieces come from the stock of the store where the order is collected. */
    fromStore: integer('from_store').notNull().default(0),
    /** Whether the marking code of each piece must be scanned when the order is packed. */
    requiresMarking: boolean('requires_marking').notNull().default(false),
    /** Whether the goods can be returned only if they are defective. */
    isUnderwear: boolean('is_underwear').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    // Operators find orders by the beginning of a SKU.
    index('order_line_sku').on(sql`fold_text(${table.sku}) collate "C"`),
    index('order_line_article').on(table.articleId),
    check(
      'order_line_sums',
      sql`${table.quantity} > 0 and ${table.total} >= 0 and ${table.cancelled} between 0 and ${table.quantity}`,
    ),
  ],
);

/** Steps of an order, and cancellations of single pieces. Rows are never changed. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'restrict' }),
    /**
     * Number of the event within its order, from 0. If two concurrent steps take the same number, the second
     * one fails.
     */
    position: integer('position').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    at: moment('at').notNull(),
    by: text('by', { enum: ['shopper', 'operator', 'shop'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operator.id, { onDelete: 'restrict' }),
    /** Stable code of the reason; null for a step that has no reason. */
    reason: text('reason'),
    /**
     * The cancelled pieces, if the event cancelled pieces without changing the order's state; null for a
     * step.
     */
    lines: jsonb('lines').$type<StoredCancellation[]>(),
    /** What an edit changed, in Russian and without personal data; null for all other events. */
    changes: text('changes').array(),
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
    /** Hash of order number and phone. By this hash, anyone who knows both can find the order. */
    lookup: text('lookup').notNull().unique(),
    postalCode: text('postal_code'),
    /** Street and house; null if the buyer collects the order. */
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
     * Name of the consent text that a guest has accepted for the newsletter. Consents of accounts are in the
     * table `consent`.
     */
    marketingDocument: text('marketing_document'),
    marketingVersion: text('marketing_version'),
    marketingTextHash: text('marketing_text_hash'),
    /** IP address from which the consents were given. */
    consentIp: text('consent_ip'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('order_buyer_kept').on(table.keptUntil),
    // Operators find orders by parts of names, e-mail addresses and phones.
    index('order_buyer_grams').using(
      'gin',
      sql`text_grams(${table.name} || ' ' || coalesce(${table.recipientName}, '') || ' ' || ${table.email} || ' ' || substr(${table.phone}, 2) || ' ' || coalesce(substr(${table.recipientPhone}, 2), ''))`,
    ),
    // Operators find buyers by the last four digits of a phone.
    index('order_buyer_phone_end').on(sql`right(${table.phone}, 4)`),
    // Operators find buyers by the beginnings of a name and of an e-mail address.
    index('order_buyer_name_words').using('gin', nameWords(table.name)),
    index('order_buyer_email_start').on(emailStart(table.email)),
    check('order_buyer_recipient', sql`(${table.recipientName} is null) = (${table.recipientPhone} is null)`),
  ],
);
