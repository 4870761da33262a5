import type { Facet, FacetId } from '#contract/client/client.schemas.ts';
import { discountName, discountSteps, inStock } from '#shared/goods/facet-values.ts';
import { facetIds, facetsById } from '#shared/goods/facets.ts';
import type { FacetEntry, GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { traitIds } from '../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import { belongingTest } from './colour-tests.ts';
import type { Filters } from './conditions.ts';
import type { Tally } from './counts.ts';

/** Maximum number of values in a facet (openapi, Facet). */
const MOST_VALUES = 400;

/**
 * A facet with those values, in display order, that occur among the goods of the listing or query. The count
 * of `entries[i]` is at the index `places[i]` of the facet's counts in a tally.
 */
export type FacetList = { id: FacetId; entries: FacetEntry[]; places: number[] };

const discountEntries = discountSteps.map(
  (step): FacetEntry => ({
    value: String(step),
    name: discountName(step),
    group: null,
    hex: null,
    order: step,
  }),
);
const stockEntries: FacetEntry[] = [{ ...inStock, group: null, hex: null, order: 0 }];

/** All values of a facet that occur in the shop. A tally has their counts in the same order. */
function entriesOf(snapshot: GoodsSnapshot, id: FacetId): readonly FacetEntry[] {
  switch (id) {
    case 'size':
      return snapshot.sizes.entries;
    case 'colour':
      return snapshot.colours.entries;
    case 'store':
      return snapshot.stores.entries;
    case 'discount':
      return discountEntries;
    case 'availability':
      return stockEntries;
    default:
      return snapshot.traits[traitIds.indexOf(id)]?.entries ?? [];
  }
}

function countsOf(tally: Tally, id: FacetId): ArrayLike<number> {
  switch (id) {
    case 'size':
      return tally.sizes;
    case 'colour':
      return tally.colours;
    case 'store':
      return tally.stores;
    case 'discount':
      return tally.discounts;
    case 'availability':
      return [tally.inStock];
    default:
      return tally.traits[traitIds.indexOf(id)] ?? [];
  }
}

/**
 * Lists the facets for the goods of a listing or query. Sizes and «В наличии» are listed even if everything
 * is sold out: otherwise, a chosen value would be ignored as soon as the last piece is sold.
 */
export function listFacets(
  snapshot: GoodsSnapshot,
  base: Base,
  whole: Tally,
  isOffered: (id: FacetId) => boolean,
): FacetList[] {
  const made = madeSizes(snapshot, base, madeBits(snapshot, base));
  return facetIds.filter(isOffered).flatMap((id) => {
    const entries = entriesOf(snapshot, id);
    const counts = countsOf(whole, id);
    const occurs = (place: number) => {
      if (id === 'size') return made[place] === 1;
      return id === 'availability' ? whole.totalItems > 0 : (counts[place] ?? 0) > 0;
    };
    const shown = [...entries.keys()]
      .filter(occurs)
      .map((place) => ({ place, entry: entries[place] as FacetEntry, count: counts[place] ?? 0 }))
      .sort((one, other) => compare(id, one, other));
    if (shown.length === 0) return [];
    const kept = shown.length <= MOST_VALUES ? shown : mostFrequent(shown);
    return [
      { id, entries: withGroups(kept.map(({ entry }) => entry)), places: kept.map(({ place }) => place) },
    ];
  });
}

type Shown = { entry: FacetEntry; count: number };

/**
 * Compares facet values for sorting: sizes by scale, colours and categories in the shop's order, stores by
 * city and then by count, all others by count.
 */
function compare(id: FacetId, one: Shown, other: Shown): number {
  const byCount = other.count - one.count || (one.entry.value < other.entry.value ? -1 : 1);
  if (id === 'store' && one.entry.group === other.entry.group) return byCount;
  return one.entry.order - other.entry.order || byCount;
}

function mostFrequent<S extends Shown>(shown: readonly S[]): S[] {
  const kept = new Set(shown.toSorted((one, other) => other.count - one.count).slice(0, MOST_VALUES));
  return shown.filter((one) => kept.has(one));
}

/** Removes the names of groups from facet values if all of them are in the same group. */
function withGroups(entries: FacetEntry[]): FacetEntry[] {
  const groups = new Set(entries.map(({ group }) => group));
  return groups.size > 1 ? entries : entries.map((entry) => ({ ...entry, group: null }));
}

/** For each size value: 1 if any of the goods is made in this size, in stock or not. */
function madeSizes({ sizes }: GoodsSnapshot, base: Base, bits: Int32Array): Uint8Array {
  const eligible = base.implied?.sizes;
  const made = new Uint8Array(sizes.entries.length);
  for (const [bit, place] of sizes.valueOf.entries()) {
    const word = bit >>> 5;
    const set = (bits[word] as number) & (eligible ? (eligible[word] as number) : -1);
    if (place >= 0 && set & (1 << (bit & 31))) made[place] = 1;
  }
  return made;
}

function madeBits(snapshot: GoodsSnapshot, base: Base): Int32Array {
  const { sizes, sums, variantStart } = snapshot;
  const { words, scaleOf } = sizes;
  const belongs = belongingTest(snapshot, base);
  const bits = new Int32Array(sizes.valueOf.length / 32);
  const add = (column: Int32Array, row: number, scale: number) => {
    for (let word = 0; word < words; word += 1)
      bits[scale * words + word] =
        (bits[scale * words + word] as number) | (column[row * words + word] as number);
  };
  for (let place = 0; place < base.groups.length; place += 1) {
    const group = base.groups[place] as number;
    const scale = scaleOf[group] as number;
    const end = variantStart[group + 1] as number;
    if (!belongs) add(sums.made, group, scale);
    else
      for (let variant = variantStart[group] as number; variant < end; variant += 1)
        if (belongs(variant, scale)) add(sizes.made, variant, scale);
  }
  return bits;
}

/** Converts facets to the contract's type, with their counts for the chosen filters. */
export function toFacets(lists: readonly FacetList[], tally: Tally, filters: Filters): Facet[] {
  return lists.map(({ id, entries, places }) => {
    const counts = countsOf(tally, id);
    const chosen = new Set(filters[id]);
    return {
      id,
      title: facetsById[id].title,
      values: entries.map(({ order: _order, ...entry }, index) => ({
        ...entry,
        count: counts[places[index] as number] ?? 0,
        chosen: chosen.has(entry.value),
      })),
    };
  });
}
