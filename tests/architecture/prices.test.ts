import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Columns of prices, by which a size must not be charged: it may have a price of its own. */
const COLUMNS = /\bvariant\.price|\bv\.price\b|\bprice_before\b/;

it('only the place that knows what a size costs reads the columns of prices', () => {
  const files = globSync('backend/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file),
  );
  const readers = files.filter((file) => COLUMNS.test(readFileSync(resolve(root, file), 'utf8')));
  expect(readers.sort()).toEqual([
    'backend/domain/article-prices.ts',
    'backend/domain/tables/goods.ts',
    // The price of a colour as it is shown, in columns of the same name.
    'backend/listing/goods/build-snapshot.ts',
    'backend/listing/goods/read-goods.ts',
  ]);
});
