import type { GoodsSnapshot } from '../../columns/goods-snapshot.ts';
import { NO_HIGHEST, NO_LOWEST } from '../../columns/narrow-rows.ts';
import type { Base } from './base.ts';
import { type BitCounters, bitCounters } from './bit-counters.ts';
import { asksNothing, type Conditions } from './conditions.ts';
import type { Counted } from './counts.ts';
import { NOTHING, TOO_MUCH } from './near-misses.ts';

/** What a pass counts: everything, or one facet of colours alone. */
export type Counting = 'everything' | 'colours' | 'discounts' | 'prices' | 'sizes' | 'stores';

/** What a model misses as a whole, as bits: `own` is one facet of its own, `outside` what leaves it out of all counts. */
export const miss = {
  own: 1,
  outside: 2,
  colours: 4,
  discounts: 8,
  sizes: 16,
  stores: 32,
  prices: 64,
} as const;

/** One pass over models: what is asked, as numbers, and what was counted so far. */
export type NarrowPass = Pick<
  Counted,
  'leftBy' | 'left' | 'made' | 'percents' | 'inStock' | 'minPrice' | 'maxPrice'
> & {
  words: Int32Array;
  /** Where the rows of the models begin. */
  places: Int32Array;
  snapshot: GoodsSnapshot;
  counting: Counting;
  /** What models may miss as wholes and still count, as bits of `miss`. */
  mayMiss: number;
  /** By profiles, what is missed, as `profileMisses` returns it, and as bits of `miss`. */
  missedBy: Int8Array;
  ownBy: Uint8Array;
  /** Families and discounts, as rows have them, that are wanted (1). */
  families: Uint8Array;
  discounts: Uint8Array;
  asksColours: boolean;
  wantedColours: number;
  minDiscount: number;
  asksStock: boolean;
  /** By scales, sizes that are wanted; null when any is. */
  wantedSizes: Int32Array | null;
  /** By scales, sizes that count at all; null when all do. */
  eligible: Int32Array | null;
  asksStores: boolean;
  wantedStores: number;
  /** Whether a size counts only in a store that has it, or a store only with a size that it has. */
  looksIntoStores: boolean;
  asksPrice: boolean;
  priceFrom: number;
  priceTo: number;
  /** Whether sums may say that all colours of a model are left, and whether they may of a model of one colour. */
  canBeAll: boolean;
  canBeOnly: boolean;
  counts: { colours: BitCounters; sizes: BitCounters; stores: BitCounters };
};

/**
 * Begins a pass in a shop that has narrow rows; null in another, or where goods are chosen among what stores have.
 * Conditions of the listing itself are checked like a choice.
 */
export function beginNarrowPass(
  snapshot: GoodsSnapshot,
  base: Base,
  conditions: Conditions,
  { counting, missedBy, asksMade }: { counting: Counting; missedBy: Int8Array; asksMade: boolean },
): NarrowPass | null {
  const { sizes, profiles, groupCount } = snapshot;
  const { rows, implied, fitsColour } = base;
  if (!rows || implied?.stores || fitsColour) return null;
  const isEverything = counting === 'everything';
  const countsSizes = isEverything || counting === 'sizes';
  const countsStores = isEverything || counting === 'stores';
  const asksStores = conditions.stores !== null;
  const eligible = implied?.sizes ?? null;
  const scales = sizes.valueOf.length / 32;
  const wantedColours = (conditions.colours?.[0] ?? -1) & (implied?.colours?.[0] ?? -1);
  const asksColours = conditions.colours !== null || Boolean(implied?.colours);
  const minDiscount = Math.max(conditions.minDiscount, implied?.minDiscount ?? 0);
  const priceFrom = wholePrice(Math.ceil(Math.max(conditions.priceFrom, implied?.priceFrom ?? 0)));
  const priceTo = wholePrice(Math.floor(Math.min(conditions.priceTo, implied?.priceTo ?? NO_LOWEST)));
  const wantedSizes =
    conditions.sizes || eligible
      ? Int32Array.from(
          { length: scales },
          (_, scale) => (conditions.sizes?.[scale] ?? -1) & (eligible?.[scale] ?? -1),
        )
      : null;
  return {
    ...rows,
    snapshot,
    counting,
    mayMiss: counting === 'everything' ? miss.own : miss[counting],
    missedBy,
    ownBy: Uint8Array.from(missedBy, (missed) => ownOf(missed, isEverything)),
    families: asksColours ? wantedFamilies(wantedColours) : anyFact,
    discounts: minDiscount > 0 ? wantedDiscounts(minDiscount) : anyFact,
    asksColours,
    wantedColours: asksColours ? wantedColours : 0,
    minDiscount,
    asksStock: conditions.inStock || (implied?.inStock ?? false),
    wantedSizes,
    eligible,
    asksStores,
    wantedStores: conditions.stores?.[0] ?? -1,
    looksIntoStores: asksStores ? wantedSizes !== null || countsSizes : wantedSizes !== null && countsStores,
    asksPrice: priceFrom > 0 || priceTo < NO_LOWEST,
    priceFrom,
    priceTo,
    canBeAll: !asksColours && minDiscount === 0 && !eligible && !conditions.stores,
    canBeOnly: !eligible && !conditions.stores,
    leftBy: new Uint32Array(profiles.count),
    left: isEverything && !asksNothing(conditions) ? new Int32Array(Math.ceil(groupCount / 32)) : null,
    made: asksMade ? new Int32Array(scales) : null,
    counts: { colours: bitCounters(1), sizes: bitCounters(scales), stores: bitCounters(1) },
    percents: new Uint32Array(128),
    inStock: 0,
    minPrice: NO_LOWEST,
    maxPrice: NO_HIGHEST,
  };
}

/** Models that miss a facet of their own count for that facet, so only where everything is counted. */
function ownOf(missed: number, isEverything: boolean): number {
  if (missed === NOTHING) return 0;
  return isEverything && missed !== TOO_MUCH ? miss.own : miss.outside;
}

/** Prices are whole numbers that fit into 31 bits. */
const wholePrice = (price: number) => Math.min(Math.max(price, NO_HIGHEST), NO_LOWEST);

const anyFact = new Uint8Array(256).fill(1);

const wantedFamilies = (wanted: number) =>
  new Uint8Array(256).map((_, family) => (family < 32 && (wanted & (1 << family)) !== 0 ? 1 : 0));

const wantedDiscounts = (least: number) =>
  new Uint8Array(256).map((_, fact) => ((fact & 127) >= least ? 1 : 0));
