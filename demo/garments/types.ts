import type { ColourFamily } from '#shared/goods/colour-families.ts';
import type { SizeSystem } from '#shared/goods/sizes.ts';
import type {
  HomeContent,
  LandingContent,
  MenuFeature,
  TileContent,
} from '../../backend/domain/tables/content-types.ts';
import type { PageEntry } from '../../backend/exchange/content/content-set.ts';

/** The whole demo shop as data. Equal options give identical data, byte for byte. */
export type DemoCatalog = {
  categories: DemoCategory[];
  groups: DemoGroup[];
  home: HomeContent;
  /** Pages about the brand and of the journal; empty if absent. */
  editorial?: PageEntry[];
  /** If absent, the demo has no gifts. */
  giftRules?: DemoGiftRule[];
  /** If absent, the demo has no promo codes. */
  promoCodes?: DemoPromoCode[];
};

/**
 * A node of the category tree. Models list the categories that contain them. The listings that editors fill
 * (collections, promotions, sections of the sale) list their models themselves, in `groupIds`. The goods of
 * the listings `new` and `sale` follow from dates and prices.
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
  /** Whether the menu links to the category; true if absent. */
  isInMenu?: boolean;
  /** Models chosen by editors, in addition to models that list this category themselves. */
  groupIds?: string[];
  landing?: LandingContent | null;
  tile?: TileContent | null;
  feature?: MenuFeature | null;
};

export type CompositionPart = { fibre: string; percent: number };

/** A garment model with all its colours (docs/specification.md §3.1). */
export type DemoGroup = {
  id: string;
  slug: string;
  name: string;
  /** The first path is the canonical one. */
  categoryPaths: string[];
  brandLine: string;
  description: string;
  composition: CompositionPart[];
  lining?: CompositionPart[];
  /** In the order in which a product page shows them. */
  attributes: { name: string; value: string }[];
  season: string;
  /** «Посадка»; empty for goods without a fit (bags, jewellery). */
  fit: string;
  /** Codes from `careNames`. The category of extreme goods for tests also has an unknown code. */
  careCodes: string[];
  sizeSystem: SizeSystem;
  /** The id of the size table; null or absent for one-size goods. */
  sizeTableId?: string | null;
  model: { heightCm: number; size: string } | null;
  country: string;
  /** ISO date, not later than the demo's reference date. */
  publishedAt: string;
  /**
   * Relative weight from 1 to 1,000,000, distributed by Zipf's law. It gives the default order of listings.
   */
  popularity: number;
  variants: DemoVariant[];
};

/** A colour of a model, with its own page. */
export type DemoVariant = {
  id: string;
  productUrl: string;
  vendorCode: string;
  colour: { family: ColourFamily; displayValue: string; value: string; hex: string };
  /** The URL of a picture of the patterned cloth; null for plain cloth. */
  cloth: string | null;
  /** In kopecks. */
  price: number;
  /** Price before the discount, in kopecks; null without a discount. */
  priceBefore: number | null;
  ordinal: number;
  pictures: DemoPicture[];
  articles: DemoArticle[];
};

/** `template` contains the placeholders `{width}` and `{format}`. */
export type DemoPicture = { template: string; widths: number[]; alt: string; tint: string };

/** A size of a variant. Stock and carts refer to it. */
export type DemoArticle = {
  id: string;
  sku: string;
  /** An EAN-13 from the GS1 range for internal use. */
  barcode: string;
  size: { value: string; international: string | null; ordinal: number };
  stock: number;
  /** The size's own price in kopecks, if it differs from the price of the colour. */
  price?: number;
  priceBefore?: number;
};

/**
 * The rule for a gift: the order must reach a sum or contain certain models. Sums are in kopecks, after
 * discounts.
 */
export type DemoGiftRule = {
  id: string;
  title: string;
  fromSum: number | null;
  /** Any of these models earns the gift. If the list is empty, every order that reaches the sum earns it. */
  forGroupIds: string[];
  /** Gifts from which the shopper chooses. All are in stock. */
  articleIds: string[];
  ordinal: number;
};

/** A promo code as the database stores it; see `promo_code` there for units. Days are ISO dates. */
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
