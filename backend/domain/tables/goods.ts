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
import { articleVats } from '#shared/orders/vat.ts';
import { moment } from '../../platform/db/moment.ts';
import type {
  CompositionPart,
  LandingContent,
  MenuFeature,
  Period,
  PictureSource,
  ProductAttribute,
  SizeTableContent,
  TileContent,
  WornBy,
} from './content-types.ts';

/**
 * A listing with a URL of its own. `kind` determines which goods are in the listing: the members of a
 * category, collection or promotion, all new goods, or all reduced goods.
 */
export const category = pgTable('category', {
  id: uuid('id').primaryKey(),
  parentId: uuid('parent_id'),
  /** Path of the listing's URL without the leading slash, such as `zhenshchinam/platya`. */
  path: text('path').notNull().unique(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['category', 'new', 'sale', 'collection', 'promotion'] }).notNull(),
  ordinal: integer('ordinal').notNull(),
  /**
   * Whether the listing is in the menu. Collections and promotions are not in the menu; other pages announce
   * them.
   */
  isInMenu: boolean('is_in_menu').notNull().default(true),
  landing: jsonb('landing').$type<LandingContent | null>(),
  tile: jsonb('tile').$type<TileContent | null>(),
  /** Tiles with periods. During its period, a tile is shown instead of `tile`. */
  timedTiles: jsonb('timed_tiles').$type<(TileContent & Period)[] | null>(),
  /** The campaign links and pictures of a department in the open menu. */
  feature: jsonb('feature').$type<MenuFeature | null>(),
});

/** A size table: body measurements by size, for one kind of goods. */
export const sizeTable = pgTable('size_table', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<SizeTableContent>().notNull(),
});

/** A model: a garment with all its colours. */
export const variantGroup = pgTable(
  'variant_group',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** Id of the category that the breadcrumbs of the model's pages show. */
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
    /**
     * Whether each piece of the model has a marking code of «Честный знак», which is scanned when the piece
     * is packed.
     */
    requiresMarking: boolean('requires_marking').notNull().default(false),
    /**
     * Whether the goods may be returned only if they are defective, as the law allows for underwear and
     * hosiery.
     */
    isUnderwear: boolean('is_underwear').notNull().default(false),
    publishedAt: moment('published_at').notNull(),
    popularity: integer('popularity').notNull(),
    /** When something that the model's pages show last changed. A database trigger sets it. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('variant_group_category').on(table.categoryId)],
);

/** All categories of a model including ancestors, so that one index scan finds the models of a listing. */
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
    /** Path of a picture of the fabric, if the colour is a pattern; null for a plain colour. */
    cloth: text('cloth'),
    /**
     * The price of all sizes that have no price of their own, in kopecks. Read prices only by `pricesOf` and
     * `pricesOfColour`.
     */
    price: integer('price').notNull(),
    /** The price before a discount, in kopecks; null without a discount. */
    priceBefore: integer('price_before'),
    ordinal: integer('ordinal').notNull(),
    pictures: jsonb('pictures').$type<PictureSource[]>().notNull(),
    /**
     * When something that the colour's page shows, except the stock, last changed. A database trigger sets
     * it.
     */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('variant_group_id').on(table.groupId),
    // Operators find orders by the beginning of the article on the page of a product.
    index('variant_vendor_code').on(sql`fold_text(${table.vendorCode}) collate "C"`),
    check('variant_price', sql`${table.price} > 0`),
    check('variant_price_before', sql`${table.priceBefore} is null or ${table.priceBefore} > ${table.price}`),
  ],
);

/** One size of a variant: the unit that has stock and can be added to a cart. */
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
    /** Position among the sizes of the variant. Sizes must be sorted by this number, never by their text. */
    ordinal: integer('ordinal').notNull(),
    /** Number of pieces in stock that can be bought; always 0 while the size is hidden. */
    stock: integer('stock').notNull(),
    /**
     * Number of pieces in stock of a hidden size (docs/import.md), which is in no listing and cannot be
     * bought. Null for a size that is shown.
     */
    hiddenStock: integer('hidden_stock'),
    /**
     * The size's own price in kopecks; null if the price of its colour applies. Read prices only by
     * `pricesOf`.
     */
    price: integer('price'),
    priceBefore: integer('price_before'),
    /**
     * The scheduled price that applies now, in kopecks; null if no scheduled price applies.
     * `applyScheduledPrices` sets it. Read prices only by `pricesOf`.
     */
    scheduledPrice: integer('scheduled_price'),
    /**
     * The price that is shown crossed out beside the scheduled price, in kopecks; null to show the usual
     * price.
     */
    scheduledPriceBefore: integer('scheduled_price_before'),
    /**
     * VAT rate of the article; null if the seller's general rate applies. Read it only by `vatRateOfGoods`.
     */
    vat: text('vat', { enum: articleVats }),
  },
  (table) => [
    index('article_variant').on(table.variantId),
    index('article_hidden').on(table.variantId).where(sql`${table.hiddenStock} is not null`),
    check('article_stock', sql`${table.stock} >= 0`),
    // A hidden size must have a stock of 0, so that it cannot be bought, even if an import tries to set
    // another number.
    check(
      'article_hidden_stock',
      sql`${table.hiddenStock} is null or (${table.hiddenStock} >= 0 and ${table.stock} = 0)`,
    ),
    check('article_price', sql`${table.price} > 0`),
    // SQL check constraints accept a null result, so columns that must not be null are compared with null
    // explicitly.
    check(
      'article_price_before',
      sql`${table.priceBefore} is null or (${table.price} is not null and ${table.priceBefore} > ${table.price})`,
    ),
    check('article_scheduled_price', sql`${table.scheduledPrice} > 0`),
    check(
      'article_scheduled_price_before',
      sql`${table.scheduledPriceBefore} is null or (${table.scheduledPrice} is not null and ${table.scheduledPriceBefore} > ${table.scheduledPrice})`,
    ),
  ],
);

/**
 * A price that applies during a period to the article with this SKU, or to all sizes and colours with this
 * vendor code. The shop may not have the goods with this code yet. `endsAt` is exclusive; a null `startsAt`
 * or `endsAt` means no start or no end (docs/decisions/0065-prices-and-content-with-a-period.md).
 */
export const scheduledPrice = pgTable(
  'scheduled_price',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['sku', 'vendorCode'] }).notNull(),
    code: text('code').notNull(),
    /** The price in kopecks. */
    price: integer('price').notNull(),
    /**
     * The price that is shown crossed out beside the scheduled price, in kopecks; null to show the usual
     * price.
     */
    priceBefore: integer('price_before'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('scheduled_price_code').on(table.code),
    check('scheduled_price_price', sql`${table.price} > 0`),
    check(
      'scheduled_price_before',
      sql`${table.priceBefore} is null or ${table.priceBefore} > ${table.price}`,
    ),
    check('scheduled_price_period', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
