import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
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
  ExternalProfile,
  HomeContent,
  LandingContent,
  MenuFeature,
  PageContent,
  PictureSource,
  ProductAttribute,
  ServiceContent,
  SizeTableContent,
  StoreHours,
  TileContent,
  WornBy,
} from './content-types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

// ---- Catalogue

/**
 * A listing with an address of its own. `kind` says what gathers its goods: membership of a category, a collection
 * or a promotion, newness, or a discount.
 */
export const category = pgTable('category', {
  id: uuid('id').primaryKey(),
  parentId: uuid('parent_id'),
  /** Whole path without the leading slash, such as `zhenshchinam/platya`. */
  path: text('path').notNull().unique(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['category', 'new', 'sale', 'collection', 'promotion'] }).notNull(),
  ordinal: integer('ordinal').notNull(),
  /** Whether the menu leads there; collections and promotions are announced elsewhere. */
  isInMenu: boolean('is_in_menu').notNull().default(true),
  landing: jsonb('landing').$type<LandingContent | null>(),
  tile: jsonb('tile').$type<TileContent | null>(),
  /** What the open menu of a department shows beside its categories. */
  feature: jsonb('feature').$type<MenuFeature | null>(),
});

/** Measurements of a kind of goods by size. */
export const sizeTable = pgTable('size_table', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<SizeTableContent>().notNull(),
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
    sizeTableId: text('size_table_id').references(() => sizeTable.id, { onDelete: 'set null' }),
    wornBy: jsonb('worn_by').$type<WornBy | null>(),
    country: text('country').notNull(),
    publishedAt: moment('published_at').notNull(),
    popularity: integer('popularity').notNull(),
    /** When something of it changed that its pages show; kept by the database. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
    /** When something of it changed that its pages show, stock aside; kept by the database. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
    kind: text('kind', { enum: ['home', 'page', 'guide', 'policy', 'support', 'services'] }).notNull(),
    slug: text('slug').notNull(),
    body: jsonb('body').$type<HomeContent | PageContent | ServiceContent[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** A wish to hear when a size is back. The address is kept until the message was sent. */
export const stockNotice = pgTable(
  'stock_notice',
  {
    id: uuid('id').primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    consentDocument: text('consent_document').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentTextHash: text('consent_text_hash').notNull(),
    ip: text('ip'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('stock_notice_once').on(table.articleId, table.email)],
);

// ---- Cities and stores

export const city = pgTable('city', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  region: text('region').notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
  ordinal: integer('ordinal').notNull(),
});

export const store = pgTable(
  'store',
  {
    code: text('code').primaryKey(),
    cityCode: text('city_code')
      .notNull()
      .references(() => city.code, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of the IANA database; opening hours are in it. */
    timeZone: text('time_zone').notNull(),
    address: text('address').notNull(),
    landmark: text('landmark'),
    phone: text('phone').notNull(),
    hours: jsonb('hours').$type<StoreHours[]>().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    services: text('services').array().notNull(),
  },
  (table) => [index('store_city').on(table.cityCode)],
);

/** What stores have of an article, of the whole stock that the article itself counts. */
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

// ---- What changed

/**
 * Models whose goods changed, written by triggers for whoever keeps goods in memory. A row of a transaction that
 * began earlier may appear later, so readers go by `xid` and their snapshot, never by the largest id. A null stands for
 * everything: the tree changed, or more models at once than are worth naming.
 */
export const goodsChange = pgTable(
  'goods_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    groupId: uuid('group_id'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('goods_change_xid').on(table.xid)],
);

/**
 * Addresses that lead nowhere any more, written by triggers: of a colour or a listing that has another one now, or of
 * what left the shop. Ids point at nothing once it left.
 */
export const formerAddress = pgTable('former_address', {
  /** With its leading slash. */
  path: text('path').primaryKey(),
  hasMoved: boolean('has_moved').notNull(),
  /** The colour that was shown there; null for a listing. */
  variantId: uuid('variant_id'),
  /** The listing that was shown there, or the one where the colour stood. */
  categoryId: uuid('category_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

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
    /** Null for an account that was made by signing in elsewhere and has no password yet. */
    passwordHash: text('password_hash'),
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
    /** Browser and system as far as they are known. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The last sign-in or refresh. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
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

/** A secret sent to an address to prove its ownership, by the SHA-256 of its text; `purpose` says what it is good for. */
export const confirmation = pgTable('confirmation', {
  hash: text('hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['registration', 'address', 'password'] })
    .notNull()
    .default('registration'),
  channel: text('channel', { enum: ['email', 'phone'] }).notNull(),
  /** What is to be proven: a later change of the pending address makes an older secret worthless. */
  address: text('address').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** An account somewhere else that signs in to this one. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    provider: text('provider').notNull(),
    /** Its name for the shopper, that never changes. */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identity_account').on(table.accountId),
  ],
);

/** An attempt to sign in elsewhere, by the SHA-256 of its state; it ends when it is used, or after ten minutes. */
export const externalAttempt = pgTable(
  'external_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** SHA-256 of the secret in the cookie of the browser it began in. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    mode: text('mode', { enum: ['popup', 'redirect'] }).notNull(),
    redirect: text('redirect').notNull(),
    /** Whether the code was exchanged. */
    exchangedAt: moment('exchanged_at'),
    /** Who the provider says it is, while the shopper is asked for the consent. */
    profile: jsonb('profile').$type<ExternalProfile | null>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('external_attempt_expiry').on(table.expiresAt)],
);

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
  /** Whether it may stand beside other codes. */
  combines: boolean('combines').notNull().default(false),
  /** How often it may be used at all; carts that hold it count. */
  maxUses: integer('max_uses'),
  maxUsesPerOwner: integer('max_uses_per_owner'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/** Orders that were placed with a promo code. */
export const promoCodeUse = pgTable(
  'promo_code_use',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => promoCode.code, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('promo_code_use_code').on(table.code, table.ownerId)],
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
    /** The price then, in kopecks, to tell when it fell; null where it was not kept. */
    keptPrice: integer('kept_price'),
    /** Breaks ties of the moment; grows with every addition. */
    position: integer('position').notNull(),
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
