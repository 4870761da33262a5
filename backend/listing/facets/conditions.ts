import type { FacetId } from '#contract/client/client.schemas.ts';
import { discountSteps, inStock } from '#shared/goods/facet-values.ts';
import { setBit } from '../columns/bits.ts';
import type { FacetEntries, GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { traitIds } from '../columns/goods-snapshot.ts';

/**
 * The filters that a shopper has chosen, as in the URL: facet values, and prices in kopecks. Unknown values
 * are ignored.
 */
export type Filters = { readonly [id in FacetId]?: readonly string[] | undefined } & {
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /**
   * Minimum discount in percent that the query mentions. Unlike a value of the discount facet, it may be any
   * number.
   */
  readonly discountFrom?: number | undefined;
};

/** The chosen filters, converted to conditions on the columns of goods. Null means no condition. */
export type Conditions = {
  /**
   * One array per facet, in the order of `traitIds`. It has one entry per set of values: 1 if the set
   * contains a chosen value, otherwise 0.
   */
  traits: readonly (Uint8Array | null)[];
  /** Bits of the chosen colour families. */
  colours: Int32Array | null;
  /** Bits of the chosen sizes, for each scale of sizes. */
  sizes: Int32Array | null;
  /** Bits of the chosen stores. */
  stores: Int32Array | null;
  /** Minimum discount in percent; 0 for none. */
  minDiscount: number;
  inStock: boolean;
  priceFrom: number;
  priceTo: number;
};

/** Whether the facet of the listing or query offers a value. */
export type Offers = (facet: FacetId, value: string) => boolean;

/**
 * Converts the chosen filters to conditions. Values that the facet does not offer are ignored; if only such
 * values are chosen in a facet, it has no condition.
 */
export function toConditions(snapshot: GoodsSnapshot, filters: Filters, offers: Offers): Conditions {
  const chosen = (facet: FacetId) => (filters[facet] ?? []).filter((value) => offers(facet, value));
  const placesOf = (facet: FacetId, { places }: FacetEntries) =>
    chosen(facet).flatMap((value) => places.get(value) ?? []);
  const discounts = chosen('discount');
  return {
    traits: traitIds.map((id, index) => {
      const trait = snapshot.traits[index];
      const places = new Set(trait ? placesOf(id, trait) : []);
      if (!trait || places.size === 0) return null;
      return Uint8Array.from(trait.sets, (set) => (set.some((place) => places.has(place)) ? 1 : 0));
    }),
    colours: bitsOf(placesOf('colour', snapshot.colours), snapshot.colours.words),
    sizes: sizeBits(snapshot, placesOf('size', snapshot.sizes)),
    stores: bitsOf(placesOf('store', snapshot.stores), snapshot.stores.words),
    minDiscount: Math.max(
      discountSteps.find((step) => discounts.includes(String(step))) ?? 0,
      filters.discountFrom ?? 0,
    ),
    inStock: chosen('availability').includes(inStock.value),
    priceFrom: filters.priceFrom ?? 0,
    priceTo: filters.priceTo ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether there are no conditions. */
export const hasNoConditions = (conditions: Conditions): boolean =>
  conditions.traits.every((trait) => trait === null) &&
  conditions.colours === null &&
  conditions.sizes === null &&
  conditions.stores === null &&
  conditions.minDiscount === 0 &&
  !conditions.inStock &&
  conditions.priceFrom <= 0 &&
  conditions.priceTo === Number.POSITIVE_INFINITY;

function bitsOf(places: readonly number[], words: number): Int32Array | null {
  if (places.length === 0 || words === 0) return null;
  const bits = new Int32Array(words);
  for (const place of places) if (place < words * 32) setBit(bits, 0, place);
  return bits;
}

/**
 * Bits of the chosen sizes. The same facet value may stand for sizes in several scales, and for several sizes
 * of one scale.
 */
function sizeBits({ sizes }: GoodsSnapshot, places: readonly number[]): Int32Array | null {
  if (places.length === 0) return null;
  const bits = new Int32Array(sizes.valueOf.length / 32);
  for (const [bit, place] of sizes.valueOf.entries()) if (places.includes(place)) setBit(bits, 0, bit);
  return bits;
}
