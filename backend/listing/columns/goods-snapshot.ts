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
 * All values of one facet in the shop. `places` maps a value, as written in addresses, to its index in
 * `entries`.
 */
export type FacetEntries = { entries: FacetEntry[]; places: Map<string, number> };

/** Facets whose values are the same for all colours of a model. */
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
 * Models with equal values in all facets of models share a profile. So a choice is checked once per profile,
 * not once per model.
 */
export type Profiles = {
  /** Profile number, by model. */
  of: Uint32Array;
  /** For each profile, the set number of each facet, in the order of `traitIds`. */
  sets: Uint32Array;
  count: number;
};

/**
 * Sizes as bit sets. The sizes of each scale use `words` words of bits. `valueOf[scale * words * 32 + bit]`
 * is the index of the value that a bit stands for, −1 for an unused bit.
 */
export type Sizes = FacetEntries & {
  words: number;
  /** Scale number, by model. */
  scaleOf: Uint8Array;
  /** For each scale: the bit of a size, by the size's name in goods. */
  bits: Map<string, number>[];
  valueOf: Int32Array;
  /** For each colour, as bits: all its sizes, and the sizes in stock. */
  made: Int32Array;
  inStock: Int32Array;
};

/** Stock of stores as bit sets. If the shop has no store stock, `words` is 0 and the columns are empty. */
export type Stores = FacetEntries & {
  words: number;
  /** For each colour, as bits: the stores that have any size of it in stock. */
  of: Int32Array;
  /**
   * For each colour: the index in `blocks` at which its block begins; −1 if no store has ever had the colour.
   * Only few colours are in stores.
   */
  blockOf: Int32Array;
  /**
   * The blocks of all colours. A block begins with all sizes of the colour, as `sizes.words` words of bits.
   * For each of these sizes, in the order of bits, it then has the stores with that size in stock, as `words`
   * words of bits.
   */
  blocks: Int32Array;
  /** Number of used words in `blocks`. The array may be longer. */
  filled: number;
};

/**
 * Totals of each model over all its colours. They usually suffice to count a model, so that its colours need
 * not be visited.
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
 * All goods of the shop as columns. Models (`group` in names) are numbered by popularity; 0 is the most
 * popular. The colours (`variant`) of a model are adjacent, in display order. Prices and stock are updated in
 * place; everything else is immutable.
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

  /** For each model, the index of its first colour. An additional last entry is the number of all colours. */
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
   * For each colour, the index of its colour family; −1 if it has none. A bit set of families has `words`
   * words.
   */
  readonly colours: FacetEntries & { readonly words: number; readonly of: Int16Array };
  readonly sizes: Sizes;
  readonly stores: Stores;
  readonly sums: Sums;

  readonly categories: readonly GoodsCategory[];
  /**
   * The models of each listing, in the order of models. A listing is numbered by its index in `categories`.
   */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** Index in `categories` by the id of a listing. */
  readonly categoryPlaces: ReadonlyMap<string, number>;

  /** The index of words, which the search uses. */
  readonly words: WordIndex;
  /** For each model, a fingerprint of its immutable data, in two words. */
  readonly fingerprints: Uint32Array;
  /** Values derived from the columns; cleared when a column changes. */
  readonly derived: Map<string, unknown>;
};

/** Returns the cached value of a key, computing it if needed. The cache is cleared when a column changes. */
export function derive<T>(snapshot: GoodsSnapshot, key: string, make: () => T): T {
  if (!snapshot.derived.has(key)) snapshot.derived.set(key, make());
  return snapshot.derived.get(key) as T;
}
