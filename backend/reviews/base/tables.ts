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
 * A photograph as stored with a review text. Reviews of the demo shop have pictures of the shop instead of stored
 * photographs.
 */
export type StoredPhoto = { id: string; tint: string; picture?: { template: string; widths: number[] } };

/**
 * Reviews of received order lines, at most one per line, and the reviews of the demo shop. Their content is
 * in `review_text`.
 */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey(),
    /** The author. The author of demo reviews is not a real person. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /**
     * The order of the reviewed line. Order and position of the line are null for reviews of the demo shop.
     */
    orderId: uuid('order_id'),
    position: integer('position'),
    /**
     * The id of the model. It is not a foreign key, so that reviews stay when a model is removed, and are
     * shown again when it is added again.
     */
    groupId: uuid('group_id').notNull(),
    productUrl: text('product_url').notNull(),
    productName: text('product_name').notNull(),
    /** The colour as displayed. */
    colour: text('colour').notNull(),
    size: text('size'),
    /** State of the latest text. */
    state: text('state').$type<ReviewState>().notNull(),
    flags: text('flags').array().$type<ReviewFlag[]>().notNull().default(sql`'{}'::text[]`),
    refusal: text('refusal').$type<ReviewRefusalReason>(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => operator.id, { onDelete: 'restrict' }),
    /** Number of changes of the review. */
    version: integer('version').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** The shop's answer to the review. */
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

/** The content of a review: the latest text, and the text shown on the product page. */
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
    /** The shopper's first name at the time of writing; null for anonymous reviews. */
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
 * Photographs sent by shoppers, stored only in the formats to which the shop converted them. A photograph
 * without a review was uploaded but is not used yet.
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

/** Helpful marks, at most one per shopper and review. */
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
 * Complaints about reviews, at most one per shopper and review. They stay stored after a guest is deleted.
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
    /** Whether an operator has not decided about the complaint yet. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    unique('review_complaint_once').on(table.reviewId, table.ownerId),
    index('review_complaint_owner').on(table.ownerId),
    index('review_complaint_open').on(table.reviewId).where(sql`${table.isOpen}`),
  ],
);

/** Orders whose buyers were invited to review, or who need no invitation. */
export const reviewInvitation = pgTable('review_invitation', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => order.id, { onDelete: 'restrict' }),
  at: moment('at').notNull(),
});
