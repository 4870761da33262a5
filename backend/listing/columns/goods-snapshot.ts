import type { ListingKind } from '#contract/client/client.schemas.ts';
import { type AttributeFacet, attributeIds } from '#shared/goods/facets.ts';
import type { WordIndex } from '../words/word-index.ts';

/** A listing from the category tree. */
export type GoodsCategory = {
  id: string;
  parentId: string | null;
  /** Full path without the leading slash. */
  path: string;
  name: string;
  kind: ListingKind;
  ordinal: number;
  isInMenu: boolean;
};

/** A facet value without counts. `order` is its sort position if the shop defines one. */
export type FacetEntry = {
  value: string;
  name: string;
  group: string | null;
  hex: string | null;
  order: number;
};

/**
 * All values of one facet in the shop. `places` maps the form used in addresses to the index in `entries`.
 */
export type FacetEntries = { entries: FacetEntry[]; places: Map<string, number> };

/** Facets that all colours of a model share. */
export type TraitId = 'category' | 'material' | 'line' | AttributeFacet;
export const traitIds: readonly TraitId[] = ['category', 'material', 'line', ...attributeIds];

/**
 * Values of one model-level facet. Many models have equal sets of values, so a model refers to a set by
 * number.
 */
export type Trait = FacetEntries & {
  /** Number of the value set, by model. */
  setOf: Uint32Array;
  /** Indexes of values, by set. */
  sets: (readonly number[])[];
};

/**
 * Models with equal values in all model-level facets share a profile, so a choice is checked once per
 * profile.
 */
export type Profiles = {
  /** Profile number, by model. */
  of: Uint32Array;
  /** Set number of each facet in the order of `traitIds`, by profile. */
  sets: Uint32Array;
  count: number;
};

/**
 * Sizes as bit sets. Each scale uses `words` words of bits. `valueOf[scale * words * 32 + bit]` is the index
 * of a bit's value, −1 for an unused bit.
 */
export type Sizes = FacetEntries & {
  words: number;
  /** Scale number, by model. */
  scaleOf: Uint8Array;
  /** For each scale, the bit of a size by the name that goods use. */
  bits: Map<string, number>[];
  valueOf: Int32Array;
  /** By colour, as bits: the sizes that exist, and the sizes that are in stock. */
  made: Int32Array;
  inStock: Int32Array;
};

/** Stock of stores as bit sets. If the shop has no store stock, `words` is 0 and the columns are empty. */
export type Stores = FacetEntries & {
  words: number;
  /** By colour, as bits: the stores that have the colour in stock in any size. */
  of: Int32Array;
  /**
   * By colour: the index in `blocks` at which the colour's block starts; −1 if no store has ever had the
   * colour. Few colours are in stores.
   */
  blockOf: Int32Array;
  /**
   * The blocks of all colours. A block starts with the sizes that exist, as `sizes.words` words of bits.
   * Then, for each of these sizes in bit order, come the stores that have the size in stock, as `words` words
   * of bits.
   */
  blocks: Int32Array;
  /** Number of used words in `blocks`; the array may have spare room. */
  filled: number;
};

/**
 * Totals of each model over all its colours. Most questions are answered by these totals without a look at
 * each colour.
 */
export type Sums = {
  colours: Int32Array;
  made: Int32Array;
  inStock: Int32Array;
  /** The sizes that every colour of the model has in stock. */
  inStockInAll: Int32Array;
  stores: Int32Array;
  /** The highest discount of the model's colours, and their price range. */
  discount: Uint8Array;
  minPrice: Int32Array;
  maxPrice: Int32Array;
};

/**
 * All goods of the shop as columns. Models (`group` in names) are numbered by popularity, 0 being the most
 * popular. The colours (`variant`) of a model are adjacent, in display order. Prices and stock are updated in
 * place; all else is immutable.
 */
export type GoodsSnapshot = {
  readonly groupCount: number;
  readonly variantCount: number;
  /** The ids, sixteen bytes each. */
  readonly groupIds: Uint8Array;
  readonly variantIds: Uint8Array;
  groupId(group: number): string;
  variantId(variant: number): string;
  /** Returns the number of a model by its id; −1 if the model is unknown. */
  findGroup(groupId: string): number;

  /** By model: the index of its first colour. One more entry at the end has the number of all colours. */
  readonly variantStart: Int32Array;
  readonly groupOf: Int32Array;
  /** Prices in kopecks; `priceBefore` is 0 without a discount. */
  readonly price: Int32Array;
  readonly priceBefore: Int32Array;
  /** The discount in whole percent, as cards show it; 0 without a discount. */
  readonly discount: Uint8Array;
  /** Publication times in ms by model, and all models from newest to oldest. */
  readonly published: Float64Array;
  readonly newestFirst: Int32Array;
  readonly traits: readonly Trait[];
  readonly profiles: Profiles;
  /**
   * By colour: the index of its colour family; −1 without a family. A bit set of families has `words` words.
   */
  readonly colours: FacetEntries & { readonly words: number; readonly of: Int16Array };
  readonly sizes: Sizes;
  readonly stores: Stores;
  readonly sums: Sums;

  readonly categories: readonly GoodsCategory[];
  /** Models of each listing, in model order. A listing is numbered by its index in `categories`. */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** Index in `categories` by the id of a listing. */
  readonly categoryPlaces: ReadonlyMap<string, number>;

  /** The index that the search uses. */
  readonly words: WordIndex;
  /** By model: a fingerprint of its immutable data, two words each. */
  readonly fingerprints: Uint32Array;
  /** Values derived from the columns; cleared when a column changes. */
  readonly derived: Map<string, unknown>;
};

/** Returns the cached value of a key, computing it if needed. The cache is cleared when a column changes. */
export function derive<T>(snapshot: GoodsSnapshot, key: string, make: () => T): T {
  if (!snapshot.derived.has(key)) snapshot.derived.set(key, make());
  return snapshot.derived.get(key) as T;
}
