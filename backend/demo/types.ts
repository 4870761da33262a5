import type { CareCode } from './care.ts';
import type { ColourFamily } from './colours.ts';
import type { SizeSystem } from './sizes.ts';

/** The whole demo shop as data. The same options give the same data byte for byte. */
export type DemoCatalogue = { categories: DemoCategory[]; groups: DemoGroup[]; home: DemoHome };

/**
 * A node of the tree. Goods are assigned only to categories of kind `category`; the listings `new` and
 * `sale` follow from dates and prices, so no group names them in its `categoryPaths`.
 */
export type DemoCategory = {
  id: string;
  parentId: string | null;
  slug: string;
  /** Slugs from the root, without a leading slash: `zhenshchinam/platya`. */
  path: string;
  name: string;
  ordinal: number;
  kind: 'category' | 'new' | 'sale';
  sizeSystem: SizeSystem | null;
};

export type CompositionPart = { fibre: string; percent: number };

/** A model of garment with all its colours (decisions.md, "variantGroup"). */
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
  careCodes: CareCode[];
  sizeSystem: SizeSystem;
  model: { heightCm: number; size: string } | null;
  country: string;
  /** ISO date not later than the reference date. */
  publishedAt: string;
  /** Relative weight, Zipf distributed, 1…10 000. */
  popularity: number;
  variants: DemoVariant[];
};

/** One colour of a model, with its own page. */
export type DemoVariant = {
  id: string;
  productUrl: string;
  vendorCode: string;
  colour: { family: ColourFamily; displayValue: string; value: string; hex: string };
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
};

/** `path` begins with a slash. */
export type DemoLink = { label: string; path: string };

/** A product in one particular colour, for pictures and cards. */
export type DemoPick = { groupId: string; variantId: string };

export type DemoHome = {
  hero: { title: string; text: string; link: DemoLink; picks: DemoPick[] };
  sections: DemoHomeSection[];
};

/** From top to bottom; told apart by `kind`. Plain JSON, so a content service can store it as it is. */
export type DemoHomeSection =
  | {
      kind: 'product-row';
      listing: 'new' | 'sale' | 'look';
      title: string;
      link: DemoLink;
      picks: DemoPick[];
    }
  | { kind: 'story'; title: string; text: string; link: DemoLink; picks: DemoPick[] }
  | { kind: 'departments'; title: string; departments: { categoryPath: string; pick: DemoPick }[] }
  | { kind: 'services'; title: string; services: { title: string; text: string }[] };
