import type { FacetId } from '#contract/client/client.schemas.ts';
import { traitIds } from '../../columns/goods-snapshot.ts';
import type { Conditions, Filters } from './conditions.ts';
import type { Tally } from './counts.ts';
import type { Counting } from './narrow-pass.ts';
import { asksPrice } from './near-misses.ts';

/** A facet that is asked for: the conditions without its choice, and its numbers among those of another tally. */
export type AskedFacet = {
  id: FacetId | 'price';
  /** What a pass for it counts; null where the numbers of what is left have it already, as with facets of models. */
  counting: Counting | null;
  without: Conditions;
  of(other: Tally, own: Tally): Partial<Tally>;
};

export function askedFacets(conditions: Conditions): AskedFacet[] {
  const { traits, colours, sizes, stores, minDiscount, inStock } = conditions;
  const asked = traits.flatMap((trait, place) => (trait ? [ofTrait(conditions, place)] : []));
  const add = (
    id: AskedFacet['id'],
    counting: Counting | null,
    without: Partial<Conditions>,
    of: AskedFacet['of'],
  ) => asked.push({ id, counting, without: { ...conditions, ...without }, of });
  if (colours) add('colour', 'colours', { colours: null }, (other) => ({ colours: other.colours }));
  if (sizes) add('size', 'sizes', { sizes: null }, (other) => ({ sizes: other.sizes }));
  if (stores) add('store', 'stores', { stores: null }, (other) => ({ stores: other.stores }));
  if (minDiscount > 0)
    add('discount', 'discounts', { minDiscount: 0 }, (other) => ({ discounts: other.discounts }));
  // Its only value leaves what is left anyway. A size or a store asks for stock by itself.
  if (inStock && !sizes && !stores) add('availability', null, { inStock: false }, () => ({}));
  if (asksPrice(conditions))
    add('price', 'prices', { priceFrom: 0, priceTo: Number.POSITIVE_INFINITY }, ({ minPrice, maxPrice }) => ({
      minPrice,
      maxPrice,
    }));
  return asked;
}

const ofTrait = (conditions: Conditions, place: number): AskedFacet => ({
  id: traitIds[place] as FacetId,
  counting: null,
  without: { ...conditions, traits: conditions.traits.with(place, null) },
  of: (other, own) => ({ traits: own.traits.with(place, other.traits[place] ?? new Uint32Array(0)) }),
});

/** A choice without what it asks of one facet. */
export function withoutFacet(filters: Filters, id: AskedFacet['id']): Filters {
  return id === 'price'
    ? { ...filters, priceFrom: undefined, priceTo: undefined }
    : { ...filters, [id]: undefined };
}
