import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { principal } from '../../domain/tables/identities.ts';
import { operator } from '../../domain/tables/operators.ts';
import { order, orderLine } from '../../domain/tables/orders.ts';
import { bytes } from '../../platform/db/bytes.ts';
import { moment } from '../../platform/db/moment.ts';

type ReviewState = 'WAITING' | 'PUBLISHED' | 'REFUSED';

type ReviewFit = 'SMALL' | 'EXACT' | 'LARGE';

type ReviewFlag = 'LINK' | 'PHONE' | 'EMAIL' | 'INSULT' | 'PHOTO';

type ReviewRefusalReason = 'NOT_ABOUT_GOODS' | 'INSULT' | 'PERSONAL_DATA' | 'ADVERTISING' | 'PHOTO' | 'OTHER';

type ReviewComplaintReason =
  | 'INSULT'
  | 'ADVERTISING'
  | 'NOT_ABOUT_GOODS'
  | 'PERSONAL_DATA'
  | 'UNTRUE'
  | 'OTHER';

/**
 * A photograph as stored with a review text. In reviews of the demo shop, `picture` is one of the shop's own
 * pictures; no photograph is stored for it.
 */
export type StoredPhoto = { id: string; tint: string; picture?: { template: string; widths: number[] } };

/**
 * Reviews of received goods, at most one per order line, and reviews that come with the demo shop. Their
 * texts are in `review_text`.
 */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey(),
    /** Id of the author's principal. The author of demo reviews is not a real person. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /**
     * Id of the order with the reviewed line. Order and line position are null for reviews of the demo shop.
     */
    orderId: uuid('order_id'),
    position: integer('position'),
    /**
     * The id of the model. It is not a foreign key, so that the reviews of a removed model stay and are shown
     * again if the model comes back.
     */
    groupId: uuid('group_id').notNull(),
    productUrl: text('product_url').notNull(),
    productName: text('product_name').notNull(),
    /** Name of the reviewed colour as it was displayed. */
    colour: text('colour').notNull(),
    size: text('size'),
    /** State of the review's latest text. */
    state: text('state').$type<ReviewState>().notNull(),
    flags: text('flags').array().$type<ReviewFlag[]>().notNull().default(sql`'{}'::text[]`),
    refusal: text('refusal').$type<ReviewRefusalReason>(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => operator.id, { onDelete: 'restrict' }),
    /** Incremented by every change of the review. */
    version: integer('version').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** The shop's answer to the review, as text. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    unique('review_once').on(table.orderId, table.position),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderLine.orderId, orderLine.position],
    }).onDelete('restrict'),
    index('review_group').on(table.groupId),
    index('review_owner').on(table.ownerId),
    index('review_state').on(table.state),
    check(
      'review_of_line',
      sql`${table.isDemo} = (${table.orderId} is null) and ${table.isDemo} = (${table.position} is null)`,
    ),
    check('review_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('review_refusal', sql`(${table.state} = 'REFUSED') = (${table.refusal} is not null)`),
  ],
);

/** Texts of reviews. A review can have two: the latest one, and the one that the product page shows. */
export const reviewText = pgTable(
  'review_text',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    slot: text('slot', { enum: ['WRITTEN', 'SHOWN'] }).notNull(),
    stars: integer('stars').notNull(),
    fit: text('fit').$type<ReviewFit>(),
    heightCm: integer('height_cm'),
    usualSize: text('usual_size'),
    text: text('text').notNull(),
    pros: text('pros'),
    cons: text('cons'),
    isAnonymous: boolean('is_anonymous').notNull(),
    /** The author's first name when the review was written; null if the shopper wants to stay anonymous. */
    author: text('author'),
    photos: jsonb('photos').$type<StoredPhoto[]>().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.slot] }),
    check('review_text_stars', sql`${table.stars} between 1 and 5`),
    check('review_text_author', sql`not ${table.isAnonymous} or ${table.author} is null`),
  ],
);

/**
 * Photographs from shoppers, stored only in the sizes and formats to which the shop has converted them. A
 * photograph without a review was uploaded, but the review with it was not sent yet.
 */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => review.id, { onDelete: 'cascade' }),
    tint: text('tint').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('review_photo_owner').on(table.ownerId), index('review_photo_review').on(table.reviewId)],
);

export const reviewPhotoFile = pgTable(
  'review_photo_file',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => reviewPhoto.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp'] }).notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.photoId, table.width, table.format] })],
);

/** Shoppers' marks that a review was helpful; at most one per shopper and review. */
export const reviewHelpful = pgTable(
  'review_helpful',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.ownerId] }),
    index('review_helpful_owner').on(table.ownerId),
  ],
);

/**
 * Complaints about reviews, at most one per shopper and review. They are kept if the guest who complained is
 * deleted.
 */
export const reviewComplaint = pgTable(
  'review_complaint',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').references(() => principal.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReviewComplaintReason>().notNull(),
    comment: text('comment'),
    at: moment('at').notNull(),
    /** Whether the complaint still waits for an operator's decision. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    unique('review_complaint_once').on(table.reviewId, table.ownerId),
    index('review_complaint_owner').on(table.ownerId),
    index('review_complaint_open').on(table.reviewId).where(sql`${table.isOpen}`),
  ],
);

/** Orders for which an invitation to review was sent, or is not needed. */
export const reviewInvitation = pgTable('review_invitation', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => order.id, { onDelete: 'restrict' }),
  at: moment('at').notNull(),
});
