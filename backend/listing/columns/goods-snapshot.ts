import type { ListingKind } from '#contract/client/client.schemas.ts';
import { type AttributeFacet, attributeIds } from '#shared/goods/facets.ts';
import type { WordIndex } from '../words/word-index.ts';

/** A listing, as a node of the category tree. */
export type GoodsCategory = {
  id: string;
  parentId: string | null;
  /** URL path from the root, without the leading slash. */
  path: string;
  name: string;
  kind: ListingKind;
  ordinal: number;
  isInMenu: boolean;
};

/**
 * A facet value without its count. If the shop defines the order of the facet's values, `order` is the sort
 * position.
 */
export type FacetEntry = {
  value: string;
  name: string;
  group: string | null;
  hex: string | null;
  order: number;
};

/**
 * All values of one facet that occur in the shop. `places` has the index in `entries` by the value's text in
 * URLs.
 */
export type FacetEntries = { entries: FacetEntry[]; places: Map<string, number> };

/** Ids of the facets in which all colours of a model have the same values. */
export type TraitId = 'category' | 'material' | 'line' | AttributeFacet;
export const traitIds: readonly TraitId[] = ['category', 'material', 'line', ...attributeIds];

/**
 * The values of all models in one facet. Many models have the same values, so each different set of values is
 * stored once, and each model has the number of its set.
 */
export type Trait = FacetEntries & {
  /** For each model: the number of its set of values. */
  setOf: Uint32Array;
  /** For each set: the indexes of its values in `entries`. */
  sets: (readonly number[])[];
};

/**
 * A profile is a combination of value sets in all facets of `TraitId`. Models with the same values share a
 * profile, so the shopper's filters are checked once per profile instead of once per model.
 */
export type Profiles = {
  /** For each model: the number of its profile. */
  of: Uint32Array;
  /** For each profile: the numbers of its value sets, one per facet in the order of `traitIds`. */
  sets: Uint32Array;
  count: number;
};

/**
 * Sizes as bit sets. Each scale of sizes has `words` words of 32 bits, one bit per size. `valueOf[scale *
 * words * 32 + bit]` is the index of the facet value for that bit; −1 if the bit is unused.
 */
export type Sizes = FacetEntries & {
  words: number;
  /** For each model: the number of its scale of sizes. */
  scaleOf: Uint8Array;
  /** For each scale: the bit of each size, by the size's name. */
  bits: Map<string, number>[];
  valueOf: Int32Array;
  /** Bit sets for each colour: `made` has all its sizes, `inStock` those in stock. */
  made: Int32Array;
  inStock: Int32Array;
};

/** Stock of the stores as bit sets. If no store has any stock, `words` is 0 and the columns are empty. */
export type Stores = FacetEntries & {
  words: number;
  /** For each colour: the bits of the stores that have one or more of its sizes in stock. */
  of: Int32Array;
  /**
   * For each colour: the index in `blocks` at which its block begins; −1 if no store has had the colour in
   * stock since the columns were built. Only a few colours are in stores.
   */
  blockOf: Int32Array;
  /**
   * Which stores have which sizes of a colour in stock: one block for each colour that is in stores. A block
   * begins with the bits of all sizes of the colour (`sizes.words` words). Then it has, for each of these
   * sizes in the order of bits, the bits of the stores with that size in stock (`words` words).
   */
  blocks: Int32Array;
  /** How many words of `blocks` are in use. The array may be longer. */
  filled: number;
};

/**
 * Summaries of each model over all its colours. With them, a model can usually be counted in the facets
 * without looking at its colours.
 */
export type Sums = {
  colours: Int32Array;
  made: Int32Array;
  inStock: Int32Array;
  /** Bits of the sizes that all colours of the model have in stock. */
  inStockInAll: Int32Array;
  stores: Int32Array;
  /** The highest discount among the model's colours, and their lowest and highest price. */
  discount: Uint8Array;
  minPrice: Int32Array;
  maxPrice: Int32Array;
};

/**
 * All goods of the shop in memory, as typed arrays (columns). Models (`group` in names) are numbered by
 * popularity; 0 is the most popular. The colours (`variant`) of a model have consecutive numbers, in display
 * order. Prices and stock are updated in place; all other data are immutable.
 */
export type GoodsSnapshot = {
  readonly groupCount: number;
  readonly variantCount: number;
  /** Ids of all models and colours, 16 bytes each. */
  readonly groupIds: Uint8Array;
  readonly variantIds: Uint8Array;
  groupId(group: number): string;
  variantId(variant: number): string;
  /** Returns the number of a model by its id; −1 if the model is unknown. */
  findGroup(groupId: string): number;

  /**
   * For each model: the number of its first colour. One more entry at the end is the number of all colours.
   */
  readonly variantStart: Int32Array;
  readonly groupOf: Int32Array;
  /** Prices in kopecks; `priceBefore` is 0 without a discount. */
  readonly price: Int32Array;
  readonly priceBefore: Int32Array;
  /** The discount in whole percent, as cards show it; 0 without a discount. */
  readonly discount: Uint8Array;
  /** Publication time of each model in ms, and the numbers of all models from newest to oldest. */
  readonly published: Float64Array;
  readonly newestFirst: Int32Array;
  readonly traits: readonly Trait[];
  readonly profiles: Profiles;
  /**
   * For each colour: the index of its colour family; −1 if it has none. `words` is the number of words in a
   * bit set of colour families.
   */
  readonly colours: FacetEntries & { readonly words: number; readonly of: Int16Array };
  readonly sizes: Sizes;
  readonly stores: Stores;
  readonly sums: Sums;

  readonly categories: readonly GoodsCategory[];
  /**
   * The models of each listing, most popular first. `memberStart[i]` is the index in `members` at which the
   * models of the listing `categories[i]` begin.
   */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** Index of each listing in `categories`, by id. */
  readonly categoryPlaces: ReadonlyMap<string, number>;

  /** Index of all words in the texts of goods, for the search. */
  readonly words: WordIndex;
  /** For each model: a hash of its immutable data, as two words of 32 bits. */
  readonly fingerprints: Uint32Array;
  /** Cache of values computed from the columns. Cleared when a column changes. */
  readonly derived: Map<string, unknown>;
};

/**
 * Returns the cached value for a key, or computes and caches it. The cache is cleared when a column changes.
 */
export function derive<T>(snapshot: GoodsSnapshot, key: string, make: () => T): T {
  if (!snapshot.derived.has(key)) snapshot.derived.set(key, make());
  return snapshot.derived.get(key) as T;
}
