import { beforeAll, describe, expect, test } from 'vitest';
import { demoCatalog, snapshotOf } from '../search.ts';
import { blindNotSold, blindQueries } from './blind-queries.ts';
import { fulfils, type Judged } from './expected.ts';
import { judge, type Summary, summarise, type Verdict } from './judge.ts';
import { judgedQueries } from './queries.ts';
import { split } from './split.ts';

const catalog = demoCatalog();
let verdicts: ReadonlyMap<string, Verdict>;
let sumOf: (queries: readonly Judged[]) => Summary;
beforeAll(async () => {
  const snapshot = await snapshotOf(catalog);
  const ask = (queries: readonly Judged[]) =>
    judge(catalog, snapshot, queries, new Date('2026-11-21T09:00:00Z'));
  sumOf = (queries) => summarise(ask(queries));
  const found = ask(judgedQueries);
  verdicts = new Map(found.map((verdict) => [verdict.judged.query, verdict]));
});

const blind = [...blindQueries, ...blindNotSold];

describe('the judged set', () => {
  test('the judged search queries are numerous, distinct and of many kinds', () => {
    expect(verdicts.size).toBe(judgedQueries.length);
    expect(judgedQueries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(judgedQueries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(judgedQueries.map(({ query, wants }) => [query, wants] as const))(
    'the query «%s» expects some goods of the shop, but less than 70 percent of the models',
    (_, wants) => {
      const wanted = catalog.groups.filter((group) =>
        group.variants.some((one) => fulfils(group, one, wants)),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(catalog.groups.length * 0.7);
    },
  );

  test.each(judgedQueries.map(({ query, floor = 0.8 }) => [query, floor] as const))(
    'the query «%s» has a result of the required quality',
    (query, floor) => {
      const verdict = verdicts.get(query);
      expect(verdict?.precision, JSON.stringify(verdict?.shown)).toBeGreaterThanOrEqual(floor);
    },
  );

  test('the average quality of the judged search results is high, and few results are poor', () => {
    const { precision, found, empty } = summarise([...verdicts.values()]);
    expect(precision).toBeGreaterThan(0.97);
    expect(found).toBeGreaterThan(0.95);
    expect(empty).toBeLessThan(0.01);
  });
});

describe('the blind set', () => {
  test('the blind search queries are numerous, distinct and of many kinds, and none of them is also a judged query', () => {
    expect(blindQueries.length).toBeGreaterThanOrEqual(240);
    expect(new Set(blindQueries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(blind.map(({ query }) => query)).size).toBe(blind.length);
    expect(blind.filter(({ query }) => verdicts.has(query))).toEqual([]);
  });

  test('the text of a blind search query alone decides to which half it belongs, so that adding queries moves none to the other half', () => {
    const { working, untouched } = split(blind);
    expect(working.length + untouched.length).toBe(blind.length);
    expect(split(untouched)).toEqual({ working: [], untouched });
    expect(untouched.length / blind.length).toBeCloseTo(0.5, 1);
  });

  test('every blind search query expects some goods of the shop, but less than 70 % of the models', () => {
    const share = ({ wants }: Judged) =>
      catalog.groups.filter((group) => group.variants.some((one) => fulfils(group, one, wants))).length /
      catalog.groups.length;
    expect(
      blind.filter((judged) => share(judged) === 0 || share(judged) >= 0.7).map(({ query }) => query),
    ).toEqual([]);
  });

  // Compares averages only, so that a failure reveals no single results of the untouched half. If this test
  // fails, look at the working half to improve the search.
  test.each([
    ['working', split(blindQueries).working, 0.97, 0.9, 0.01],
    ['untouched', split(blindQueries).untouched, 0.9, 0.84, 0.03],
  ] as const)(
    'the %s half of the blind search queries has good results on average',
    (_, queries, precision, found, empty) => {
      const sum = sumOf(queries);
      expect(sum.precision).toBeGreaterThan(precision);
      expect(sum.found).toBeGreaterThan(found);
      expect(sum.empty).toBeLessThan(empty);
    },
  );
});
