import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CompositionPart,
  HomeContent,
  PageContent,
  PictureSource,
  ProductAttribute,
  WornBy,
} from './content-types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

// ---- Catalogue

/** A node of the category tree. `kind` says what gathers its goods: membership, newness or a discount. */
export const category = pgTable('category', {
  id: uuid('id').primaryKey(),
  parentId: uuid('parent_id'),
  /** Whole path without the leading slash, such as `zhenshchinam/platya`. */
  path: text('path').notNull().unique(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['category', 'new', 'sale'] }).notNull(),
  ordinal: integer('ordinal').notNull(),
});

/** A model of garment in all its colours. */
export const variantGroup = pgTable(
  'variant_group',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** The category its breadcrumbs lead through. */
    categoryId: uuid('category_id')
      .notNull()
      .references(() => category.id),
    brandLine: text('brand_line').notNull(),
    description: text('description').notNull(),
    season: text('season').notNull(),
    fit: text('fit').notNull(),
    composition: jsonb('composition').$type<CompositionPart[]>().notNull(),
    lining: jsonb('lining').$type<CompositionPart[]>().notNull(),
    attributes: jsonb('attributes').$type<ProductAttribute[]>().notNull(),
    careCodes: text('care_codes').array().notNull(),
    sizeSystem: text('size_system').notNull(),
    wornBy: jsonb('worn_by').$type<WornBy | null>(),
    country: text('country').notNull(),
    publishedAt: moment('published_at').notNull(),
    popularity: integer('popularity').notNull(),
  },
  (table) => [index('variant_group_category').on(table.categoryId)],
);

/** Which categories a model stands in, with all their ancestors, so that a listing is one index scan. */
export const categoryGroup = pgTable(
  'category_group',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => variantGroup.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.groupId] }),
    index('category_group_group').on(table.groupId),
  ],
);

/** One colour of a model. Prices are integer kopecks. */
export const variant = pgTable(
  'variant',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => variantGroup.id, { onDelete: 'cascade' }),
    productUrl: text('product_url').notNull().unique(),
    vendorCode: text('vendor_code').notNull().unique(),
    colorFamily: text('color_family').notNull(),
    colorName: text('color_name').notNull(),
    colorCode: text('color_code').notNull(),
    colorHex: text('color_hex').notNull(),
    price: integer('price').notNull(),
    /** The price before a discount, null without one. */
    priceBefore: integer('price_before'),
    ordinal: integer('ordinal').notNull(),
    pictures: jsonb('pictures').$type<PictureSource[]>().notNull(),
  },
  (table) => [
    index('variant_group_id').on(table.groupId),
    check('variant_price', sql`${table.price} > 0`),
    check('variant_price_before', sql`${table.priceBefore} is null or ${table.priceBefore} > ${table.price}`),
  ],
);

/** One size of a variant: the thing that has stock and goes to a cart. */
export const article = pgTable(
  'article',
  {
    id: uuid('id').primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    barcode: text('barcode').notNull().unique(),
    size: text('size').notNull(),
    international: text('international'),
    /** Sizes sort by their own ordinal, never by text. */
    ordinal: integer('ordinal').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [index('article_variant').on(table.variantId), check('article_stock', sql`${table.stock} >= 0`)],
);

/** Content that editors write, by its kind and address. */
export const contentPage = pgTable(
  'content_page',
  {
    kind: text('kind', { enum: ['home', 'page', 'guide', 'policy', 'support'] }).notNull(),
    slug: text('slug').notNull(),
    body: jsonb('body').$type<HomeContent | PageContent>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

// ---- Identities

/** Whoever owns a cart and a wishlist: a guest, or the owner of the account with the same id. */
export const principal = pgTable('principal', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['guest', 'user'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  /** Set when a guest's things went into an account, so that a repeated merge does nothing. */
  mergedInto: uuid('merged_into'),
});

/**
 * A shopper's account. `email` and `phone` hold only addresses that were proven; an address waits in its pending
 * column until then, so that nobody can occupy an address of somebody else.
 */
export const account = pgTable(
  'account',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => principal.id, { onDelete: 'cascade' }),
    /** Lower case; unique among accounts. */
    email: text('email').unique(),
    /** E.164; unique among accounts. */
    phone: text('phone').unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    sex: text('sex', { enum: ['FEMALE', 'MALE', ''] })
      .notNull()
      .default(''),
    pendingEmail: text('pending_email'),
    pendingPhone: text('pending_phone'),
    emailConfirmedAt: moment('email_confirmed_at'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    subscriptions: text('subscriptions').array().notNull().default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('account_pending_email').on(table.pendingEmail),
    index('account_pending_phone').on(table.pendingPhone),
  ],
);

/** All tokens that descend from one sign-in. Revoking the row revokes them. */
export const tokenFamily = pgTable(
  'token_family',
  {
    id: uuid('id').primaryKey(),
    principalId: uuid('principal_id')
      .notNull()
      .references(() => principal.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('token_family_principal').on(table.principalId)],
);

/** A short-lived access token, by the SHA-256 of its text. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_token_family').on(table.familyId),
    index('access_token_expiry').on(table.expiresAt),
  ],
);

/** A rotating refresh token, by the SHA-256 of its text. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When it was exchanged for its successor. */
    usedAt: moment('used_at'),
    /** With the token itself it gives the successor, so that parallel tabs get the same one. */
    successorSalt: text('successor_salt'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
);

/** A secret sent to an address to prove its ownership, by the SHA-256 of its text. */
export const confirmation = pgTable('confirmation', {
  hash: text('hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** What a shopper agreed to. Rows are added and withdrawn, never deleted. */
export const consent = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: ['personal-data', 'marketing'] }).notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    textHash: text('text_hash').notNull(),
    ip: text('ip'),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consent_account').on(table.accountId)],
);

// ---- Cart and wishlist

export const cart = pgTable('cart', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => principal.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
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
    quantity: integer('quantity').notNull(),
    /** Place of the line; lines stay in the order they were put in. */
    position: integer('position').notNull(),
    /** The unit price the shopper last saw, in kopecks, to tell when it changed. */
    seenPrice: integer('seen_price').notNull(),
    /** Whether the quantity was lowered to what is in stock and the shopper has not changed it since. */
    wasReduced: boolean('was_reduced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.articleId, table.isGift] }),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
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
    /** Breaks ties of the moment; grows with every addition. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.articleId] }),
    unique('wishlist_item_position').on(table.ownerId, table.position),
  ],
);
