import { expect, test } from 'vitest';
import { GetSizeTableResponse } from '#contract/zod/catalog.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { silhouettes } from './silhouettes.ts';
import { sizeTable, sizeTableIds } from './size-tables.ts';

const { groups } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

const sold = Map.groupBy(groups, ({ sizeTableId }) => sizeTableId ?? 'none');

test.each(sizeTableIds)('the size table %s has exactly the sizes in which its goods are sold', (id) => {
  const articles = (sold.get(id) ?? []).flatMap(({ variants }) => variants.flatMap((one) => one.articles));
  const made = new Map(articles.map(({ size }) => [size.value, size]));
  const rows = [...made.values()].toSorted((a, b) => a.ordinal - b.ordinal);
  expect(sizeTable(id).rows.map(({ russian }) => russian)).toEqual(rows.map(({ value }) => value));
  expect(sizeTable(id).rows.map(({ international }) => international)).toEqual(
    rows.map(({ international }) => international),
  );
});

test.each(sizeTableIds)('the size table %s fits the contract and has no empty cells', (id) => {
  const table = sizeTable(id);
  const { error } = GetSizeTableResponse.safeParse({ id, ...table });
  expect(error?.issues).toBeUndefined();
  for (const { measurements } of table.rows) {
    expect(measurements).toHaveLength(table.columns.length);
    for (const measurement of measurements) expect(measurement).not.toMatch(/undefined|NaN/);
  }
});

test('all goods except one-size goods have a size table', () => {
  const without = sold.get('none') ?? [];
  expect(new Set(without.map(({ sizeSystem }) => sizeSystem))).toEqual(new Set(['one-size']));
  expect(groups.filter(({ sizeSystem }) => sizeSystem === 'one-size')).toHaveLength(without.length);
});

test('measurements never decrease from one size to the next', () => {
  for (const id of sizeTableIds) {
    const { rows, columns } = sizeTable(id);
    for (const [place, title] of columns.entries()) {
      if (title === 'Возраст') continue;
      const values = rows.map(({ measurements }) =>
        Number.parseFloat((measurements[place] ?? '').replace(',', '.')),
      );
      expect(values, `${id}: ${title}`).toEqual(values.toSorted((a, b) => a - b));
    }
  }
});
