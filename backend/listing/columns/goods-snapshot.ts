import type { ListingKind } from '#contract/client/client.schemas.ts';
import { type AttributeFacet, attributeIds } from '#shared/goods/facets.ts';
import type { WordIndex } from '../words/word-index.ts';

/** A listing, as a node of the category tree. */
export type GoodsCategory = {
  id: string;
  parentId: string | null;
  /** Full URL path without the leading slash. */
  path: string;
  name: string;
  kind: ListingKind;
  ordinal: number;
  isInMenu: boolean;
};

/**
 * A facet value without counts. `order` is its sort position in facets for which the shop defines an order.
 */
export type FacetEntry = {
  value: string;
  name: string;
  group: string | null;
  hex: string | null;
  order: number;
};

/**
 * All values of one facet in the shop. `places` maps a value, as written in URLs, to its index in `entries`.
 */
export type FacetEntries = { entries: FacetEntry[]; places: Map<string, number> };

/** Facets whose values belong to a model and so to all its colours. */
export type TraitId = 'category' | 'material' | 'line' | AttributeFacet;
export const traitIds: readonly TraitId[] = ['category', 'material', 'line', ...attributeIds];

/**
 * The values of models in one facet. Many models have the same set of values, so each model stores the number
 * of its set.
 */
export type Trait = FacetEntries & {
  /** For each model, the number of its set of values. */
  setOf: Uint32Array;
  /** For each set, the indexes of its values. */
  sets: (readonly number[])[];
};

/**
 * Models that have equal values in all facets of `TraitId` share a profile, so that a choice is checked once
 * per profile and not once per model.
 */
export type Profiles = {
  /** For each model, the number of its profile. */
  of: Uint32Array;
  /** For each profile, the numbers of its sets, one per facet in the order of `traitIds`. */
  sets: Uint32Array;
  count: number;
};

/**
 * Sizes as bit sets. The sizes of a scale have `words` 32-bit words. `valueOf[scale * words * 32 + bit]` is
 * the index of the facet value that a bit means, or −1 for an unused bit.
 */
export type Sizes = FacetEntries & {
  words: number;
  /** For each model, the number of its scale. */
  scaleOf: Uint8Array;
  /** For each scale, the bit of each size, by the size's name in goods. */
  bits: Map<string, number>[];
  valueOf: Int32Array;
  /** `made` and `inStock`: for each colour, the bits of all its sizes, and of its sizes in stock. */
  made: Int32Array;
  inStock: Int32Array;
};

/** Stock in stores as bit sets. If no stock in stores is recorded, `words` is 0 and the columns are empty. */
export type Stores = FacetEntries & {
  words: number;
  /** For each colour, the bits of the stores that have at least one of its sizes in stock. */
  of: Int32Array;
  /**
   * For each colour, the index in `blocks` at which its block begins; −1 if no store has had the colour since
   * the columns were built. Only a few colours are in stores.
   */
  blockOf: Int32Array;
  /**
   * The blocks of all colours that are in stores. A block begins with the bits of all sizes of the colour
   * (`sizes.words` words). Then, for each of these sizes in the order of bits, it has the bits of the stores
   * with that size in stock (`words` words).
   */
  blocks: Int32Array;
  /** Number of words in `blocks` that are in use. The array may be longer. */
  filled: number;
};

/**
 * Summaries of each model over all its colours. With them, a model can usually be counted without visiting
 * its colours.
 */
export type Sums = {
  colours: Int32Array;
  made: Int32Array;
  inStock: Int32Array;
  /** Bits of the sizes that every colour of the model has in stock. */
  inStockInAll: Int32Array;
  stores: Int32Array;
  /** The highest discount of the model's colours, and the range of their prices. */
  discount: Uint8Array;
  minPrice: Int32Array;
  maxPrice: Int32Array;
};

/**
 * All goods of the shop as columns. Models (`group` in names) are numbered by popularity; 0 is the most
 * popular. The colours (`variant`) of a model are adjacent, in display order. Prices and stock are updated in
 * place; all other data are immutable.
 */
export type GoodsSnapshot = {
  readonly groupCount: number;
  readonly variantCount: number;
  /** The ids of models and colours, sixteen bytes each. */
  readonly groupIds: Uint8Array;
  readonly variantIds: Uint8Array;
  groupId(group: number): string;
  variantId(variant: number): string;
  /** Returns the number of a model by its id; −1 if the model is unknown. */
  findGroup(groupId: string): number;

  /** For each model, the index of its first colour. An additional last entry is the number of all colours. */
  readonly variantStart: Int32Array;
  readonly groupOf: Int32Array;
  /** Prices in kopecks; `priceBefore` is 0 without a discount. */
  readonly price: Int32Array;
  readonly priceBefore: Int32Array;
  /** The discount in whole percent, as cards show it; 0 without a discount. */
  readonly discount: Uint8Array;
  /** Publication times in ms by model, and the numbers of all models from newest to oldest. */
  readonly published: Float64Array;
  readonly newestFirst: Int32Array;
  readonly traits: readonly Trait[];
  readonly profiles: Profiles;
  /**
   * For each colour, the index of its colour family; −1 if it has none. `words` is the number of words in a
   * bit set of families.
   */
  readonly colours: FacetEntries & { readonly words: number; readonly of: Int16Array };
  readonly sizes: Sizes;
  readonly stores: Stores;
  readonly sums: Sums;

  readonly categories: readonly GoodsCategory[];
  /**
   * The models of each listing, most popular first. Models of the listing at index `i` of `categories` begin
   * in `members` at `memberStart[i]`.
   */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** The index of each listing in `categories`, by the listing's id. */
  readonly categoryPlaces: ReadonlyMap<string, number>;

  /** The index of words, which the search uses. */
  readonly words: WordIndex;
  /** For each model, a hash of its immutable data, as two 32-bit words. */
  readonly fingerprints: Uint32Array;
  /** Cached values that were derived from the columns. Cleared when a column changes. */
  readonly derived: Map<string, unknown>;
};

/**
 * Returns the cached value for a key; if the key has no value, computes and caches it. The cache is cleared
 * when a column changes.
 */
export function derive<T>(snapshot: GoodsSnapshot, key: string, make: () => T): T {
  if (!snapshot.derived.has(key)) snapshot.derived.set(key, make());
  return snapshot.derived.get(key) as T;
}
