import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { FacetId } from '#contract/sdk/types.gen.ts';
import { listing, search } from '../laws/finding.ts';
import { Shopper, type Target } from '../shopper.ts';

/**
 * A facet value that only some goods of a listing or a search have. `at` is the listing or the search,
 * `count` the number of these goods.
 */
export type FacetChoice = { at: { path: string } | { q: string }; value: string; count: number };

type Kind = 'listing' | 'search';

const choices = new WeakMap<Target, Record<Kind, Promise<Map<FacetId, FacetChoice>>>>();

/** Finds a facet value that some goods have, but not all. Undefined if no listing of the shop has one. */
export async function facetChoice(target: Target, kind: Kind, id: FacetId): Promise<FacetChoice | undefined> {
  const known = choices.get(target) ?? {
    listing: findChoices(target, 'listing'),
    search: findChoices(target, 'search'),
  };
  choices.set(target, known);
  return (await known[kind]).get(id);
}

async function findChoices(target: Target, kind: Kind): Promise<Map<FacetId, FacetChoice>> {
  const shopper = new Shopper(target);
  const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
  const found = new Map<FacetId, FacetChoice>();
  const listings = data.categories.filter(({ productCount }) => productCount > 1);
  const places =
    kind === 'listing'
      ? [...listings.map(({ path }) => ({ path })), { path: 'rasprodazha' }]
      : [...listings.map(({ name }) => ({ q: name })), { q: 'шерсть' }, { q: 'хлопок' }, { q: 'скидка' }];
  for (const at of places) {
    const { facets, totalItems } = 'path' in at ? await listing(shopper, at) : await search(shopper, at);
    for (const { id, values } of facets) {
      const value = values.find(({ count }) => count > 0 && count < totalItems);
      if (value && !found.has(id)) found.set(id, { at, value: value.value, count: value.count });
    }
  }
  return found;
}
