import type { ListingKind } from '#contract/client/client.schemas.ts';
import { type AttributeFacet, attributeIds } from '#shared/goods/facets.ts';
import type { WordIndex } from '../words/word-index.ts';

/** A listing as the tree knows it. */
export type GoodsCategory = {
  id: string;
  parentId: string | null;
  /** Whole path without the leading slash. */
  path: string;
  name: string;
  kind: ListingKind;
  ordinal: number;
  isInMenu: boolean;
};

/** A value of a facet without its counts. `order` is its place where the shop has one. */
export type FacetEntry = {
  value: string;
  name: string;
  group: string | null;
  hex: string | null;
  order: number;
};

/** The values of one facet in the whole shop, and their places by how addresses write them. */
export type FacetEntries = { entries: FacetEntry[]; places: Map<string, number> };

/** The facets that belong to a model in all its colours. */
export type TraitId = 'category' | 'material' | 'line' | AttributeFacet;
export const traitIds: readonly TraitId[] = ['category', 'material', 'line', ...attributeIds];

/** A facet of models: many models share a set of values, so each names its set. */
export type Trait = FacetEntries & {
  /** By models. */
  setOf: Uint32Array;
  /** Places of values by sets. */
  sets: (readonly number[])[];
};

/**
 * Models with the same values in all these facets share a profile, so that a choice is checked once a profile.
 */
export type Profiles = {
  /** By models. */
  of: Uint32Array;
  /** By profiles, a set of each facet in the order of `traitIds`. */
  sets: Uint32Array;
  count: number;
};

/**
 * Sizes as bits. The sizes of a scale have the bits of `words` words; `valueOf[scale * words * 32 + bit]` is the value
 * of a bit, −1 where it stands for none.
 */
export type Sizes = FacetEntries & {
  words: number;
  /** By models. */
  scaleOf: Uint8Array;
  /** The names of sizes as goods write them, by scales: the place is the bit. */
  bits: Map<string, number>[];
  valueOf: Int32Array;
  /** Sizes that are made, by colours, and those of them in stock. */
  made: Int32Array;
  inStock: Int32Array;
};

/** What stores have, as bits. Without any stock of stores `words` is 0 and the columns are empty. */
export type Stores = FacetEntries & {
  words: number;
  /** Stores that have a colour in stock in any size. */
  of: Int32Array;
  /** By colours: where its block begins, −1 for a colour that no store has had. Few colours are in stores at all. */
  blockOf: Int32Array;
  /**
   * A block has the sizes that are made, as `sizes.words` words of bits, then for each of these, in the order of bits,
   * the stores that have it in stock.
   */
  blocks: Int32Array;
  /** Words of `blocks` that are in use; there may be room behind them. */
  filled: number;
};

/** What the colours of a model come to together, so that few models need to be looked at colour by colour. */
export type Sums = {
  colours: Int32Array;
  made: Int32Array;
  inStock: Int32Array;
  /** Sizes that every colour has in stock. */
  inStockInAll: Int32Array;
  stores: Int32Array;
  /** The highest discount, and the range of prices. */
  discount: Uint8Array;
  minPrice: Int32Array;
  maxPrice: Int32Array;
};

/**
 * All goods of the shop in columns. Models («groups») are numbered by popularity, 0 is the most popular; the colours
 * («variants») of a model stand together in the order of the shop. Prices and stock change in place, nothing else does.
 */
export type GoodsSnapshot = {
  readonly groupCount: number;
  readonly variantCount: number;
  /** Sixteen bytes an id. */
  readonly groupIds: Uint8Array;
  readonly variantIds: Uint8Array;
  groupId(group: number): string;
  variantId(variant: number): string;
  /** The number of a model, −1 when it is not there. */
  findGroup(groupId: string): number;

  /** First colour of a model; one more than there are models. */
  readonly variantStart: Int32Array;
  readonly groupOf: Int32Array;
  /** Kopecks; `priceBefore` is 0 without a discount. */
  readonly price: Int32Array;
  readonly priceBefore: Int32Array;
  /** Whole percent off as cards show it, 0 without a discount. */
  readonly discount: Uint8Array;
  /** Moments in ms by models, and all models from the newest to the oldest. */
  readonly published: Float64Array;
  readonly newestFirst: Int32Array;
  readonly traits: readonly Trait[];
  readonly profiles: Profiles;
  /** Families as bits in `words` words; −1 for a colour of no family. */
  readonly colours: FacetEntries & { readonly words: number; readonly of: Int16Array };
  readonly sizes: Sizes;
  readonly stores: Stores;
  readonly sums: Sums;

  readonly categories: readonly GoodsCategory[];
  /** Members of listings by the place of a listing in `categories`, in the order of models. */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** Place of a listing in `categories` by its id. */
  readonly categoryPlaces: ReadonlyMap<string, number>;

  /** What the search reads. */
  readonly words: WordIndex;
  /** Two words a model: what is structural of it, as a fingerprint. */
  readonly fingerprints: Uint32Array;
  /** Values derived from the columns; cleared when one changes. */
  readonly kept: Map<string, unknown>;
};

/** Keeps what `make` gives for as long as the columns stay as they are. */
export function keep<T>(snapshot: GoodsSnapshot, key: string, make: () => T): T {
  if (!snapshot.kept.has(key)) snapshot.kept.set(key, make());
  return snapshot.kept.get(key) as T;
}
