import { describe, expect, test } from 'vitest';
import type { FacetId, Listing, ProductCard } from '#contract/sdk/types.gen.ts';
import { Shopper, type Target } from '../shopper.ts';
import {
  allCards,
  facetOf,
  type ListingParameters,
  listing,
  listingFacets,
  mostCommonValue,
} from './finding.ts';

/** How many values of each facet the tests choose. */
const TRIED = 3;

const valuesIn = ({ facets }: Pick<Listing, 'facets'>) =>
  facets.map(({ id, values }) => [id, values.map(({ value }) => value)]);

const isInStock = (card: ProductCard, size: string) =>
  card.sizes.some(({ value, inStock }) => value === size && inStock);

/** Tests of properties of filtered listings. */
export function describeListingLaws(target: () => Target): void {
  describe('a choice in a listing', () => {
    test('choosing a facet value leaves as many models as its count (§1.2)', async () => {
      const shopper = new Shopper(target());
      const whole = await listing(shopper);
      expect(whole.facets.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['size', 'colour', 'material']),
      );
      for (const { id, values } of whole.facets) {
        for (const { value, count } of values.slice(0, TRIED)) {
          const chosen = await listing(shopper, { [id]: [value] });
          expect(chosen.totalItems, `${id} ${value}`).toBe(count);
          const own = facetOf(chosen, id).values;
          expect(own.filter((each) => each.chosen).map((each) => each.value)).toEqual([value]);
          // The counts of a facet depend on the filters of other facets, but not on its own filter.
          expect(own.map((each) => each.count)).toEqual(values.map((each) => each.count));
        }
      }
    });

    test('counts of facet values depend on the filters of other facets, and values without goods stay', async () => {
      const shopper = new Shopper(target());
      const whole = await listing(shopper);
      const colour = mostCommonValue(facetOf(whole, 'colour')).value;
      const chosen = await listing(shopper, { colour: [colour] });
      expect(valuesIn(chosen)).toEqual(valuesIn(whole));
      for (const { value, count } of facetOf(chosen, 'size').values)
        expect((await listing(shopper, { colour: [colour], size: [value] })).totalItems, value).toBe(count);

      const nothing = await listing(shopper, { priceTo: 0 });
      expect(valuesIn(nothing)).toEqual(valuesIn(whole));
      expect(nothing).toMatchObject({ totalItems: 0, totalPages: 1, items: [] });
      const left = nothing.facets.flatMap(({ values }) => values.map(({ count }) => count));
      expect(Math.max(...left)).toBe(0);
      expect(nothing.priceRange).toEqual({ ...whole.priceRange, to: 0 });
    });

    test('choosing a colour shows only goods of that colour', async () => {
      const shopper = new Shopper(target());
      const { value, name } = mostCommonValue(facetOf(await listing(shopper), 'colour'));
      const cards = await allCards(shopper, { colour: [value] });
      expect(cards.length).toBeGreaterThan(0);
      expect(new Set(cards.map(({ colour }) => colour.colorFamily))).toEqual(new Set([name]));
    });

    test('choosing a size shows colours that have it in stock; choosing two sizes shows colours that have either (§1.2)', async () => {
      const shopper = new Shopper(target());
      const whole = facetOf(await listing(shopper), 'size').values.filter(({ count }) => count > 0);
      const [one, other] = whole;
      for (const { value, name, count } of whole) {
        const cards = await allCards(shopper, { size: [value] });
        expect(cards).toHaveLength(count);
        expect(cards.filter((card) => !isInStock(card, name))).toEqual([]);
      }
      const both = await allCards(shopper, { size: [one?.value ?? '', other?.value ?? ''] });
      const hasEither = (card: ProductCard) =>
        isInStock(card, one?.name ?? '') || isInStock(card, other?.name ?? '');
      expect(both.filter((card) => !hasEither(card))).toEqual([]);
      expect(both.length).toBeGreaterThanOrEqual(Math.max(one?.count ?? 0, other?.count ?? 0));
    });

    test('choosing a size and a colour matches one variant, not two variants of a model', async () => {
      const shopper = new Shopper(target());
      const whole = await listing(shopper);
      const colour = mostCommonValue(facetOf(whole, 'colour'));
      for (const size of facetOf(whole, 'size').values) {
        const cards = await allCards(shopper, { colour: [colour.value], size: [size.value] });
        const wrong = cards.filter(
          (card) => card.colour.colorFamily !== colour.name || !isInStock(card, size.name),
        );
        expect(wrong, size.name).toEqual([]);
      }
    });

    test('choosing a price range limits the goods, and the facet shows the available range', async () => {
      const shopper = new Shopper(target());
      const { priceRange, totalItems } = await listing(shopper);
      const { min, max } = priceRange;
      if (min === null || max === null) throw new Error('An empty listing');
      const middle = Math.round((min + max) / 2);
      const cheap = await allCards(shopper, { priceTo: middle, sort: 'price-desc' });
      const dear = await allCards(shopper, { priceFrom: middle, sort: 'price-asc' });
      expect(cheap.every(({ price }) => price <= middle && price >= min)).toBe(true);
      expect(dear.every(({ price }) => price >= middle && price <= max)).toBe(true);
      expect(cheap.length).toBeGreaterThan(0);
      expect(dear.length).toBeGreaterThan(0);
      expect(cheap.length + dear.length).toBeGreaterThanOrEqual(totalItems);
      const chosen = await listing(shopper, { priceFrom: min, priceTo: middle });
      expect(chosen.priceRange).toEqual({ min, max, from: min, to: middle });
    });

    test('choosing a smaller discount matches more goods, and of several discounts the smallest applies', async () => {
      const shopper = new Shopper(target());
      const { values } = facetOf(await listing(shopper, { path: 'rasprodazha' }), 'discount');
      const counts = values.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      const all = { path: 'rasprodazha', discount: values.map(({ value }) => value) };
      expect((await listing(shopper, all)).totalItems).toBe(counts[0]);
      const least = Number(values.at(-1)?.value);
      const cards = await allCards(shopper, { path: 'rasprodazha', discount: [String(least)] });
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.every(({ discountPercent }) => (discountPercent ?? 0) >= least)).toBe(true);
    });

    test('a choice of filters has the same result in another order, with repeated values, and with unknown values', async () => {
      const shopper = new Shopper(target());
      const whole = await listing(shopper);
      const [one = '', other = ''] = facetOf(whole, 'colour').values.map(({ value }) => value);
      const size = mostCommonValue(facetOf(whole, 'size')).value;
      const answer = await listing(shopper, { colour: [one, other], size: [size] });
      const requests: ListingParameters[] = [
        { colour: [other, one], size: [size] },
        { size: [size, size], colour: [one, other, one] },
        { colour: [one, 'net-takogo-tsveta', other], size: [size], season: ['pyatoe-vremya-goda'] },
        { colour: [one, other], size: [size], category: ['muzhchinam/net-takogo'], store: ['net-takogo'] },
      ];
      for (const parameters of requests) expect(await listing(shopper, parameters)).toEqual(answer);
      const unknown = await listing(shopper, { material: ['antimateriya'] });
      expect(unknown).toEqual(whole);
    });

    test('the pages of a listing together have every model once, in order (§1.2, §3.1.1)', async () => {
      const shopper = new Shopper(target());
      const path = 'zhenshchinam';
      const availability = ['v-nalichii'];
      for (const sort of ['popular', 'new', 'price-asc', 'price-desc', 'discount'] as const) {
        const { totalItems } = await listing(shopper, { path, availability, sort });
        const cards = await allCards(shopper, { path, availability, sort });
        expect(new Set(cards.map(({ variantGroupId }) => variantGroupId)).size, sort).toBe(totalItems);
        expect(cards, sort).toHaveLength(totalItems);
        expect(cards.every(({ sizes }) => sizes.some(({ inStock }) => inStock))).toBe(true);
        if (sort === 'price-asc')
          expect(cards.map(({ price }) => price)).toEqual(
            cards.map(({ price }) => price).toSorted((a, b) => a - b),
          );
        if (sort === 'price-desc')
          expect(cards.map(({ price }) => price)).toEqual(
            cards.map(({ price }) => price).toSorted((a, b) => b - a),
          );
      }
    });

    test('the goods of a choice can be counted before the choice is applied', async () => {
      const shopper = new Shopper(target());
      const size = mostCommonValue(facetOf(await listing(shopper), 'size')).value;
      for (const parameters of [
        {},
        { size: [size] },
        { size: [size], availability: ['v-nalichii'], priceTo: 2_000_000 },
      ]) {
        const { totalItems, facets, priceRange } = await listing(shopper, parameters);
        expect(await listingFacets(shopper, parameters)).toEqual({ totalItems, facets, priceRange });
      }
    });

    test('the facet of categories is offered in a listing of several categories, and not inside a single category', async () => {
      const shopper = new Shopper(target());
      const inside: FacetId[] = (await listing(shopper, { path: 'zhenshchinam' })).facets.map(({ id }) => id);
      expect(inside).not.toContain('category');
      const { values } = facetOf(await listing(shopper, { path: 'rasprodazha' }), 'category');
      expect(values.length).toBeGreaterThan(1);
      const departments = new Set(values.map(({ value }) => value.split('/')[0]));
      for (const { value, group } of values) {
        expect(value).toMatch(/^[a-z-]+\/[a-z-]+$/);
        // Category values have a `group` (the name of their department) only if they belong to several
        // departments.
        expect(group ?? 'none').toMatch(departments.size > 1 ? /^[А-Я]/ : /^none$/);
      }
      const [first] = values;
      const chosen = await listing(shopper, { path: 'rasprodazha', category: [first?.value ?? ''] });
      expect(chosen.totalItems).toBe(first?.count);
    });
  });
}
