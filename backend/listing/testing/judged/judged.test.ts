import { beforeAll, describe, expect, test } from 'vitest';
import { demoCatalog, snapshotOf } from '../search.ts';
import { fulfils } from './expected.ts';
import { judge, summarise, type Verdict } from './judge.ts';
import { judgedQueries } from './queries.ts';

const catalog = demoCatalog();
let verdicts: ReadonlyMap<string, Verdict>;
beforeAll(async () => {
  const snapshot = await snapshotOf(catalog);
  const found = judge(catalog, snapshot, judgedQueries, new Date('2026-11-21T09:00:00Z'));
  verdicts = new Map(found.map((verdict) => [verdict.judged.query, verdict]));
});

describe('the judged set', () => {
  test('has enough queries of many kinds, each once', () => {
    expect(verdicts.size).toBe(judgedQueries.length);
    expect(judgedQueries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(judgedQueries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(judgedQueries.map(({ query, wants }) => [query, wants] as const))(
    'wants something the shop has, and not everything: %s',
    (_, wants) => {
      const wanted = catalog.groups.filter((group) =>
        group.variants.some((one) => fulfils(group, one, wants)),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(catalog.groups.length * 0.7);
    },
  );

  test.each(judgedQueries.map(({ query, floor = 0.8 }) => [query, floor] as const))(
    'answers well: %s',
    (query, floor) => {
      const verdict = verdicts.get(query);
      expect(verdict?.precision, JSON.stringify(verdict?.shown)).toBeGreaterThanOrEqual(floor);
    },
  );

  test('answers well on the whole, and nearly always', () => {
    const { precision, found, empty } = summarise([...verdicts.values()]);
    expect(precision).toBeGreaterThan(0.97);
    expect(found).toBeGreaterThan(0.95);
    expect(empty).toBeLessThan(0.01);
  });
});
