import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoGroup } from '../../../demo/garments/types.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose } from '../facets/choose.ts';
import { demoCatalog, snapshotOf } from '../testing/search.ts';
import { findGoods } from './find.ts';

const catalog = demoCatalog();
const groups = new Map<string, DemoGroup>(
  catalog.groups.flatMap((group) => group.variants.map(({ id }): [string, DemoGroup] => [id, group])),
);

let snapshot: GoodsSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf(catalog);
});

/** All models that a query finds, in their order. */
function foundBy(query: string): DemoGroup[] {
  const { matches } = findGoods(snapshot, query);
  if (!matches) return [];
  return choose(snapshot, { matches }, {}, new Date('2026-11-21T09:00:00Z'))
    .page('popular', 1, 1000)
    .flatMap((id) => groups.get(id) ?? []);
}

const namesOf = (query: string) => foundBy(query).map(({ name }) => name);
test('a beginning that is a form of another word is completed too', () => {
  const names = namesOf('пухов');
  expect(names.some((name) => /пуховик/i.test(name))).toBe(true);
  expect(names.some((name) => /пуховый/i.test(name))).toBe(true);
  expect(names.filter((name) => !/пухов/i.test(name))).toEqual([]);
});
