import type { Base } from './base.ts';
import type { Conditions } from './conditions.ts';
import type { Counted } from './counts.ts';
import { belongingTest, type ColourTest } from './fits.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import { askedOfColours, profileMisses } from './near-misses.ts';

/** One pass over models: what is asked, as numbers, and what was counted so far. */
export type NarrowPass = Counted & {
  snapshot: GoodsSnapshot;
  groups: Int32Array;
  /** By profiles. */
  missedBy: Int8Array;
  /** Null when every colour belongs to what is chosen among. */
  belongs: ColourTest | null;
  /** By scales, sizes that count at all; null for every size. */
  eligible: Int32Array | null;
  wantedSizes: Int32Array | null;
  asksSizes: boolean;
  asksColour: boolean;
  wantedColours: number;
  asksStore: boolean;
  wantedStores: number;
  asksStock: boolean;
  minDiscount: number;
  priceFrom: number;
  priceTo: number;
  hasStores: boolean;
  /** Whether only one thing is asked of colours, so that the sums of a model say what it would add. */
  isAlone: boolean;
  /** Whether the sums of a model may say that all its colours are left. */
  canBeAll: boolean;
};

/** Prices when there are none: whole numbers, unlike infinity. */
export const NO_LOWEST = 2 ** 31 - 1;
export const NO_HIGHEST = -1;

/**
 * Begins a pass in a shop whose families, sizes of a scale and stores fit into a word of bits each, as those of most
 * do. Null where they do not.
 */
export function beginNarrowPass(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
): NarrowPass | null {
  const { colours, sizes, stores, profiles } = snapshot;
  const { groups, implied } = base;
  if (colours.words !== 1 || sizes.words !== 1 || stores.words > 1 || implied?.stores) return null;
  const { priceFrom, priceTo, minDiscount, inStock: asksStock } = conditions;
  const belongs = belongingTest(snapshot, base);
  const eligible = implied?.sizes ?? null;
  const asksSizes = conditions.sizes !== null || eligible !== null;
  const asksColour = conditions.colours !== null;
  const asksStore = conditions.stores !== null;
  return {
    snapshot,
    groups,
    missedBy: profileMisses(snapshot, conditions),
    belongs,
    eligible,
    wantedSizes: conditions.sizes,
    asksSizes,
    asksColour,
    wantedColours: conditions.colours?.[0] ?? 0,
    asksStore,
    wantedStores: conditions.stores?.[0] ?? 0,
    asksStock,
    minDiscount,
    priceFrom,
    priceTo,
    hasStores: stores.words === 1,
    isAlone: belongs === null && askedOfColours(conditions) === 1 && !(asksSizes && asksStore),
    canBeAll: belongs === null && !asksColour && minDiscount === 0 && !asksStore,
    left: new Uint32Array(profiles.count),
    percents: new Uint32Array(101),
    colours: new Uint32Array(32),
    sizes: new Uint32Array(sizes.valueOf.length),
    stores: new Uint32Array(stores.words * 32),
    inStock: 0,
    minPrice: NO_LOWEST,
    maxPrice: NO_HIGHEST,
  };
}
