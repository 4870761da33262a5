import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facetIds } from '#shared/goods/facets.ts';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';
import { canonicalSearch } from './canonical-address';
import { type Choice, choiceSchema, countChosen, readRoubles, withPrices, withValue } from './choice';
import { listingSearch, SORTS, writeListingSearch } from './listing-search';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const value = fc
  .tuple(word, fc.array(fc.tuple(fc.constantFrom('-', '/'), word), { maxLength: 2 }))
  .map(([first, rest]) => first + rest.map((part) => part.join('')).join(''));
const price = fc.option(
  fc.integer({ min: 1, max: 1_000_000 }).map((roubles) => roubles * 100),
  {
    nil: undefined,
  },
);

/** Generates choices by choosing one value after another. */
const choices: fc.Arbitrary<Choice> = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...facetIds), value), { maxLength: 12 }), price, price)
  .map(([ticks, from, to]) =>
    withPrices(
      ticks.reduce<Choice>((choice, [id, ticked]) => withValue(choice, id, ticked, true), {}),
      from,
      to,
    ),
  );

const searches = fc
  .tuple(choices, fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(...SORTS))
  .map(([choice, page, sort]) => ({
    ...choice,
    ...(page > 1 && { page }),
    ...(sort !== 'popular' && { sort }),
  }));

describe('a URL', () => {
  test('reading a URL gives the choice from which it was written, and the URL is canonical', () => {
    fc.assert(
      fc.property(searches, (requested) => {
        const search = parseSearch(stringifySearch(writeListingSearch(requested)));
        expect(listingSearch.parse(search)).toEqual(requested);
        expect(canonicalSearch(search, requested)).toBeUndefined();
      }),
    );
  });

  test('a choice has one canonical URL, regardless of order, repeated values and unknown parameters', () => {
    fc.assert(
      fc.property(searches, fc.infiniteStream(fc.nat()), (requested, numbers) => {
        const number = () => numbers.next().value ?? 0;
        // The parameters as a form without scripts sends them, in random order.
        const pairs = Object.entries(writeListingSearch(requested)).flatMap(([name, text]) =>
          text.split(',').map((one) => `${name}=${one}`),
        );
        const shuffled = [...pairs, 'utm_source=mail', ...pairs.slice(0, 1)]
          .map((pair) => ({ pair, place: number() }))
          .sort((a, b) => a.place - b.place)
          .map(({ pair }) => pair);
        const search = parseSearch(`?${shuffled.join('&')}`);
        expect(listingSearch.parse(search)).toEqual(requested);
        const better = canonicalSearch(search, requested) ?? search;
        expect(stringifySearch({ ...better, utm_source: undefined })).toBe(
          stringifySearch(writeListingSearch(requested)),
        );
        expect(better.utm_source).toBe('mail');
        expect(canonicalSearch(better, requested)).toBeUndefined();
      }),
    );
  });

  test('writing a parsed URL and parsing it again gives the same parameters, for any URL', () => {
    const names = fc.constantFrom('cvet', 'razmer', 'cena_ot', 'cena_do', 'page', 'sort', 'q', '__proto__');
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('44,46', '1e3', '-5', '5 000', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
        const requested = listingSearch.parse(parseSearch(new URLSearchParams(pairs).toString()));
        expect(listingSearch.parse(parseSearch(stringifySearch(writeListingSearch(requested))))).toEqual(
          requested,
        );
      }),
    );
  });

  test.each([
    ['?cvet=krasnyy,siniy&razmer=44', '?razmer=44&cvet=krasnyy,siniy'],
    ['?razmer=46&razmer=44', '?razmer=44,46'],
    ['?razmer=44,44', '?razmer=44'],
    ['?razmer=44,%27;drop', '?razmer=44'],
    ['?cvet=Krasnyy', '?cvet=krasnyy'],
    ['?cena_ot=&cena_do=', ''],
    ['?cena_ot=5+000&cena_do=3000', '?cena_ot=3000&cena_do=5000'],
    ['?page=1&sort=popular', ''],
    ['?page=2&page=3', '?page=2'],
    ['?utm_source=a&razmer=46,44', '?utm_source=a&razmer=44,46'],
  ])('the canonical form of the query string %s is %j', (written, right) => {
    const search = parseSearch(written);
    const better = canonicalSearch(search, listingSearch.parse(search));
    expect(stringifySearch(better ?? {})).toBe(right);
  });

  test.each(['', '?razmer=44,46&cvet=krasnyy&page=2', '?utm_source=a&cvet=siniy&gclid=1', '?_ga='])(
    'the parameters %j are canonical',
    (written) => {
      const search = parseSearch(written);
      expect(canonicalSearch(search, listingSearch.parse(search))).toBeUndefined();
    },
  );
});

test.each([
  ['5000', 500_000],
  ['5 000', 500_000],
  ['5\u00a0000\u00a0₽', 500_000],
  ['5000 руб.', 500_000],
  ['5000,90', 500_000],
  ['0', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['5.000.000', undefined],
  ['99999999999', undefined],
  ['дорого', undefined],
  ['', undefined],
])('the typed price %j is read as %j kopecks', (text, kopecks) => {
  expect(readRoubles(text)).toBe(kopecks);
});

test('at most 50 values of a facet are accepted, as in the contract', () => {
  const values = Array.from({ length: 60 }, (_, index) => `x${index}`).join();
  expect(choiceSchema.parse({ cvet: values }).colour).toHaveLength(50);
});

test('a price range counts as one chosen value, even with two bounds', () => {
  expect(countChosen({ size: ['44', '46'], priceFrom: 100, priceTo: 200 })).toBe(3);
  expect(countChosen({ priceTo: 200 })).toBe(1);
  expect(countChosen({})).toBe(0);
});
