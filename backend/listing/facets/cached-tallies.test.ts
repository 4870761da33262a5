import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchSnapshot } from '../goods/patch-snapshot.ts';
import {
  byPopularity,
  catalogs,
  choices,
  goodsNow,
  snapshotOf,
  testStores,
  testTree,
  withStores,
} from '../testing/goods.ts';
import { choosePlainly, countsOf } from '../testing/plain-goods.ts';
import { cachedTally, choiceKey } from './cached-tallies.ts';
import { choose } from './choose.ts';
import type { Tally } from './counts.ts';

test('the counts of each choice of facet values are cached, and computed again after prices or stock change', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogs,
      fc.constantFrom(...testTree),
      fc.array(choices, { minLength: 2, maxLength: 4 }),
      async (rows, listing, drawn) => {
        const snapshot = await snapshotOf(rows);
        const expectCounted = (goods: typeof rows) => {
          for (const filters of [...drawn, ...drawn.toReversed()]) {
            const choice = choose(snapshot, { listing }, filters, goodsNow);
            const plain = choosePlainly(goods, { listing }, filters);
            expect(choice.totalItems).toBe(plain.totalItems);
            expect(choice.priceRange()).toMatchObject(plain.prices);
          }
        };
        expectCounted(rows);
        const changed = byPopularity(rows).map((row) => ({
          ...row,
          variants: row.variants.map((one) => ({
            ...one,
            price: one.price + 50_000,
            articles: one.articles.map((article) => ({ ...article, stock: 0, stores: [] })),
          })),
        }));
        patchSnapshot(
          snapshot,
          changed.map(({ id }) => id),
          changed,
        );
        expectCounted(changed);
      },
    ),
    { numRuns: 100 },
  );
});

test('if facet values are chosen one after another, the cached counts do not make later counts wrong', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogs,
      fc.constantFrom(...testTree),
      choices.chain((choice) =>
        fc.shuffledSubarray(Object.entries(choice).filter(([, asked]) => asked !== undefined)),
      ),
      fc.constantFrom(3, testStores.length),
      async (drawn, listing, asked, storeCount) => {
        const rows = withStores(drawn, storeCount);
        const snapshot = await snapshotOf(rows, storeCount);
        for (let count = 1; count <= asked.length; count += 1) {
          const filters = Object.fromEntries(asked.slice(0, count));
          const choice = choose(snapshot, { listing }, filters, goodsNow);
          const plain = choosePlainly(rows, { listing }, filters);
          expect(countsOf(choice)).toEqual(plain.facets);
          expect(choice.priceRange()).toMatchObject(plain.prices);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('the cache key of a choice of facet values does not depend on their order', () => {
  const all = () => true;
  expect(choiceKey({ colour: ['a', 'b'] }, all)).toBe(choiceKey({ colour: ['b', 'a'] }, all));
  expect(choiceKey({ colour: ['a'] }, all)).not.toBe(choiceKey({ size: ['a'] }, all));
  expect(choiceKey({ priceFrom: 1 }, all)).not.toBe(choiceKey({ priceTo: 1 }, all));
  expect(choiceKey({ colour: ['junk'] }, () => false)).toBe(choiceKey({}, all));
});

test('only the counts of the most recently used choices stay in the cache', async () => {
  const snapshot = await snapshotOf([]);
  const counted: string[] = [];
  const ask = (key: string) =>
    cachedTally(snapshot, key, () => {
      counted.push(key);
      return emptyTally;
    });
  for (const key of ['first', 'second']) ask(key);
  for (let other = 0; other < 63; other += 1) {
    ask('first');
    ask(`other ${other}`);
  }
  counted.length = 0;
  ask('first');
  ask('second');
  expect(counted).toEqual(['second']);
});

const none = new Uint32Array(0);
const emptyTally: Tally = {
  totalItems: 0,
  minPrice: 0,
  maxPrice: 0,
  traits: [],
  colours: none,
  sizes: none,
  stores: none,
  discounts: none,
  inStock: 0,
  left: new Int32Array(0),
};
