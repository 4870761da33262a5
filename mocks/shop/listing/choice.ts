import type { Facet, FacetCounts, FacetId } from '#contract/client/client.schemas.ts';
import { facetIds, facetsById } from '#shared/goods/facets.ts';
import { priceNow } from '../goods/articles.ts';
import type { Goods } from '../goods/goods.ts';
import type { ShopState } from '../state/state.ts';
import { type ChosenValues, facetRules, type OrderedValue } from './facets.ts';

/** The chosen filters: facet values, and a price range in kopecks. */
export type SelectedFilters = ChosenValues & { priceFrom?: number | undefined; priceTo?: number | undefined };

export type Choice = FacetCounts & { left: Goods[] };

/**
 * Filters a listing. A value's count is the number of models that have the value and match the filters of all
 * other facets. Values with the count 0 stay in the list. Chosen values that the listing does not have are
 * ignored.
 */
export function choose(state: ShopState, listing: Goods[], wanted: SelectedFilters): Choice {
  const values = Object.fromEntries(facetIds.map((id) => [id, valuesOf(listing, id)]));
  const chosen: ChosenValues = Object.fromEntries(
    facetIds.map((id) => [id, values[id]?.map(({ value }) => value).filter((v) => wanted[id]?.includes(v))]),
  );
  const now = { state, chosen };

  const fits = (each: Goods, id: FacetId) =>
    !chosen[id]?.length || chosen[id].some((value) => facetRules[id].fits(each, value, now));
  const fitsOthers = (each: Goods, own?: FacetId) => facetIds.every((id) => id === own || fits(each, id));
  const priceOf = ({ card }: Goods) => priceNow(state, card).price;
  const isInRange = (each: Goods) =>
    priceOf(each) >= (wanted.priceFrom ?? 0) && priceOf(each) <= (wanted.priceTo ?? Number.POSITIVE_INFINITY);

  const facets = facetIds.flatMap((id): Facet[] => {
    const others = listing.filter((each) => isInRange(each) && fitsOthers(each, id));
    const counted = (values[id] ?? []).map(({ place: _place, ...value }) => ({
      ...value,
      count: modelsOf(others.filter((each) => facetRules[id].fits(each, value.value, now))),
      chosen: chosen[id]?.includes(value.value) ?? false,
    }));
    return counted.length > 0 ? [{ id, title: facetsById[id].title, values: withGroups(counted) }] : [];
  });
  const prices = listing.filter((each) => fitsOthers(each)).map(priceOf);
  const left = listing.filter((each) => isInRange(each) && fitsOthers(each));
  return {
    left,
    totalItems: modelsOf(left),
    facets,
    priceRange: {
      min: prices.length > 0 ? Math.min(...prices) : null,
      max: prices.length > 0 ? Math.max(...prices) : null,
      from: wanted.priceFrom ?? null,
      to: wanted.priceTo ?? null,
    },
  };
}

/** Removes the group headings of values if all values are in the same group. */
function withGroups(values: Facet['values']): Facet['values'] {
  const groups = new Set(values.map(({ group }) => group));
  return groups.size > 1 ? values : values.map((value) => ({ ...value, group: null }));
}

const modelsOf = (colours: Goods[]) => new Set(colours.map(({ card }) => card.variantGroupId)).size;

/**
 * The facet values in a listing, sorted by `place` (if absent, 0), then by the number of models, largest
 * first.
 */
function valuesOf(listing: Goods[], id: FacetId): OrderedValue[] {
  const bringers = new Map<string, { value: OrderedValue; colours: Goods[] }>();
  for (const each of listing) {
    for (const value of facetRules[id].brings(each)) {
      const known = bringers.get(value.value);
      if (known) known.colours.push(each);
      else bringers.set(value.value, { value, colours: [each] });
    }
  }
  return [...bringers.values()]
    .sort(
      (a, b) =>
        (a.value.place ?? 0) - (b.value.place ?? 0) ||
        modelsOf(b.colours) - modelsOf(a.colours) ||
        a.value.name.localeCompare(b.value.name, 'ru'),
    )
    .map(({ value }) => value);
}
