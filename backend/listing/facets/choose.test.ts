import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListingSort } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
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
import { choosePlainly, countsOf, type PlainChoice } from '../testing/plain-goods.ts';
import { type Among, type Choice, choose } from './choose.ts';

/** The tests run once for each number of stores: none, few enough for the bits of one word, and more. */
const storeCounts = [0, 3, testStores.length];
const numRuns = Number(process.env.MODEL_RUNS ?? 300);
const sorts = Object.values(ListingSort);

/** Returns the ids on all pages of the result, in order. */
function walk(choice: Choice, sort: ListingSort, size: number): string[] {
  const ids: string[] = [];
  for (let page = 1; ids.length < choice.totalItems; page += 1) {
    const more = choice.page(sort, page, size);
    expect(more.length).toBe(Math.min(size, choice.totalItems - ids.length));
    ids.push(...more);
  }
  expect(choice.page(sort, Math.ceil(choice.totalItems / size) + 1, size)).toEqual([]);
  return ids;
}

function expectSame(choice: Choice, plain: PlainChoice, size: number): void {
  expect(choice.totalItems).toBe(plain.totalItems);
  expect(countsOf(choice)).toEqual(plain.facets);
  expect(choice.priceRange()).toMatchObject(plain.prices);
  for (const sort of sorts) expect(walk(choice, sort, size), sort).toEqual(plain.order(sort));
}

test('counts, prices and pages of a listing equal those of a simple reference implementation', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogs,
      fc.constantFrom(...testTree),
      choices,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...storeCounts),
      async (rows, listing, filters, size, storeCount) => {
        const goods = withStores(rows, storeCount);
        const snapshot = await snapshotOf(goods, storeCount);
        const choice = choose(snapshot, { listing }, filters, goodsNow);
        expectSame(choice, choosePlainly(goods, { listing }, filters), size);
      },
    ),
    { numRuns },
  );
});

test('counts, prices and pages of a search equal those of a simple reference implementation', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogs,
      fc.array(fc.constantFrom(0, 0.5, 1, null), { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      choices,
      choices,
      fc.boolean(),
      fc.constantFrom(...storeCounts),
      async (drawnRows, drawn, isBackwards, read, filters, minds, storeCount) => {
        const rows = withStores(drawnRows, storeCount);
        const implied = { ...read, store: read.store?.filter((code) => knownStores(storeCount).has(code)) };
        const snapshot = await snapshotOf(rows, storeCount);
        const scores = new Map(
          byPopularity(rows).flatMap(({ id }, place): [string, number][] => {
            const score = drawn[place] ?? null;
            return score === null ? [] : [[id, score]];
          }),
        );
        const colourScore = minds ? (id: string) => Number.parseInt(id.slice(0, 1), 16) % 3 : null;
        const found = matching(snapshot, scores, isBackwards);
        const among: Among = {
          matches: {
            ...found,
            implied,
            ...(colourScore && {
              colourScore: (variant: number) => colourScore(snapshot.variantId(variant)),
            }),
          },
        };
        const plain = choosePlainly(rows, { scores, implied, colourScore }, filters);
        expectSame(choose(snapshot, among, filters, goodsNow), plain, 3);
      },
    ),
    { numRuns },
  );
});

const knownStores = (count: number) => new Set(testStores.slice(0, count).map(({ code }) => code));

function matching(snapshot: GoodsSnapshot, scores: ReadonlyMap<string, number>, isBackwards: boolean) {
  const places = [...scores.keys()].map((id) => snapshot.findGroup(id));
  const groups = Int32Array.from(isBackwards ? places.toReversed() : places);
  return { groups, scores: Float32Array.from(groups, (group) => scores.get(snapshot.groupId(group)) ?? 0) };
}

test('in a listing with many models, the first pages equal those of a full sort', async () => {
  const sampled = fc.sample(catalogs, { numRuns: 60, seed: 2026 }).flat();
  const rows = [...new Map(sampled.map((row) => [row.id, row])).values()];
  const snapshot = await snapshotOf(rows);
  for (const listing of testTree) {
    const choice = choose(snapshot, { listing }, {}, goodsNow);
    const plain = choosePlainly(rows, { listing }, {});
    for (const sort of sorts) {
      const order = plain.order(sort);
      expect(choice.page(sort, 1, 5), `${listing.path} ${sort}`).toEqual(order.slice(0, 5));
      expect(choice.page(sort, 4, 5), `${listing.path} ${sort}`).toEqual(order.slice(15, 20));
    }
  }
  expect(choose(snapshot, { listing: { id: '', kind: 'new' } }, {}, goodsNow).totalItems).toBeGreaterThan(
    100,
  );
});
