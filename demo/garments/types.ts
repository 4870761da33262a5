import type { ColourFamily } from '#shared/goods/colour-families.ts';
import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { HomeContent, LandingContent, MenuFeature, TileContent } from '../../backend/domain/tables/content-types.ts';
import type { PageEntry } from '../../backend/exchange/content/content-set.ts';

/** The whole demo shop as data. The same options give the same data byte for byte. */
export type DemoCatalog = {
  categories: DemoCategory[];
  groups: DemoGroup[];
  home: HomeContent;
  /** Pages about the brand and of the journal; none when absent. */
  editorial?: PageEntry[];
  /** None when absent. */
  giftRules?: DemoGiftRule[];
  /** None when absent. */
  promoCodes?: DemoPromoCode[];
};

/**
 * A node of the tree. Models name the categories they stand in; what editors gathered by hand (collections,
 * promotions, parts of the sale) names its models instead. The listings `new` and `sale` follow from dates and prices.
 */
export type DemoCategory = {
  id: string;
  parentId: string | null;
  slug: string;
  /** Slugs from the root, without a leading slash: `zhenshchinam/platya`. */
  path: string;
  name: string;
  ordinal: number;
  kind: 'category' | 'new' | 'sale' | 'collection' | 'promotion';
  sizeSystem: SizeSystem | null;
  /** Whether the menu leads there; true when absent. */
  isInMenu?: boolean;
  /** Models that editors gathered, besides those that name the category themselves. */
  groupIds?: string[];
  landing?: LandingContent | null;
  tile?: TileContent | null;
  feature?: MenuFeature | null;
};

export type CompositionPart = { fibre: string; percent: number };

/** A model of garment with all its colours (docs/specification.md §3.1). */
export type DemoGroup = {
  id: string;
  slug: string;
  name: string;
  /** The first is the canonical one. */
  categoryPaths: string[];
  brandLine: string;
  description: string;
  composition: CompositionPart[];
  lining?: CompositionPart[];
  /** In the order in which a product page shows them. */
  attributes: { name: string; value: string }[];
  season: string;
  /** «Посадка»; empty where nothing is worn to a fit (bags, jewellery). */
  fit: string;
  /** Those of `careNames`; the torture category also has an unknown one. */
  careCodes: string[];
  sizeSystem: SizeSystem;
  /** Id of the table with its measurements; null or absent for goods of one size. */
  sizeTableId?: string | null;
  model: { heightCm: number; size: string } | null;
  country: string;
  /** ISO date not later than the reference date. */
  publishedAt: string;
  /** Relative weight, Zipf distributed, 1…1 000 000; listings are in this order by default. */
  popularity: number;
  variants: DemoVariant[];
};

/** One colour of a model, with its own page. */
export type DemoVariant = {
  id: string;
  productUrl: string;
  vendorCode: string;
  colour: { family: ColourFamily; displayValue: string; value: string; hex: string };
  /** Address of the picture of patterned cloth; null for plain cloth. */
  cloth: string | null;
  /** Kopecks. */
  price: number;
  /** Kopecks; null when nothing was taken off. */
  priceBefore: number | null;
  ordinal: number;
  pictures: DemoPicture[];
  articles: DemoArticle[];
};

/** `template` leaves `{width}` and `{format}` open. */
export type DemoPicture = { template: string; widths: number[]; alt: string; tint: string };

/** One size of a variant: the thing that has stock and goes to a cart. */
export type DemoArticle = {
  id: string;
  sku: string;
  /** EAN-13 with an internal-use prefix. */
  barcode: string;
  size: { value: string; international: string | null; ordinal: number };
  stock: number;
  /** Prices of its own in kopecks, where it does not cost what its colour does. */
  price?: number;
  priceBefore?: number;
};

/** A gift for a sum or for some models; sums are kopecks after discounts. */
export type DemoGiftRule = {
  id: string;
  title: string;
  fromSum: number | null;
  /** Any of these earns it; empty when any goods do. */
  forGroupIds: string[];
  /** One of these may be chosen. All are in stock. */
  articleIds: string[];
  ordinal: number;
};

/** A promo code as the database keeps it; see `promo_code` there for units. Days are ISO dates. */
export type DemoPromoCode = {
  code: string;
  kind: 'percent' | 'sum' | 'free-delivery';
  value: number;
  fromSum: number;
  categoryPaths: string[];
  countsReduced: boolean;
  combines: boolean;
  maxUses: number | null;
  maxUsesPerOwner: number | null;
  endsAt: string | null;
};
