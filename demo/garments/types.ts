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
  /** Empty if absent. */
  giftRules?: DemoGiftRule[];
  /** Empty if absent. */
  promoCodes?: DemoPromoCode[];
};

/**
 * A node of the category tree. Models name their categories; listings made by editors (collections, promotions,
 * sections of the sale) name their models instead. The listings `new` and `sale` follow from dates and prices.
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
  /** Whether the menu has a link to it; true if absent. */
  isInMenu?: boolean;
  /** Models chosen by editors, in addition to models that name the category. */
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
  /** The first is the canonical one. */
  categoryPaths: string[];
  brandLine: string;
  description: string;
  composition: CompositionPart[];
  lining?: CompositionPart[];
  /** In the order of a product page. */
  attributes: { name: string; value: string }[];
  season: string;
  /** «Посадка»; empty for goods without a fit (bags, jewellery). */
  fit: string;
  /** Codes from `careNames`; the torture category also has an unknown one. */
  careCodes: string[];
  sizeSystem: SizeSystem;
  /** The id of the size table; null or absent for one-size goods. */
  sizeTableId?: string | null;
  model: { heightCm: number; size: string } | null;
  country: string;
  /** ISO date, not later than the reference date. */
  publishedAt: string;
  /** Relative weight by Zipf's law, 1…1 000 000; the default order of listings. */
  popularity: number;
  variants: DemoVariant[];
};

/** A colour of a model, with its own page. */
export type DemoVariant = {
  id: string;
  productUrl: string;
  vendorCode: string;
  colour: { family: ColourFamily; displayValue: string; value: string; hex: string };
  /** The picture address of patterned cloth; null for plain cloth. */
  cloth: string | null;
  /** Kopecks. */
  price: number;
  /** Kopecks; null without a discount. */
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
  /** EAN-13 from the range for internal use. */
  barcode: string;
  size: { value: string; international: string | null; ordinal: number };
  stock: number;
  /** The size's own price in kopecks, if it differs from the price of the colour. */
  price?: number;
  priceBefore?: number;
};

/** A gift for a sum or for certain models; sums are kopecks after discounts. */
export type DemoGiftRule = {
  id: string;
  title: string;
  fromSum: number | null;
  /** Any of these models earns the gift; if empty, all goods do. */
  forGroupIds: string[];
  /** Articles to choose from. All are in stock. */
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
