import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Price columns of a colour. Code must not charge them for a size, which may have its own price. */
const COLUMNS = /\bvariant\.price|\bv\.price\b|\bprice_before\b/;

it('only the module that knows the price of a size reads the price columns', () => {
  const files = globSync('backend/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file),
  );
  const readers = files.filter((file) => COLUMNS.test(readFileSync(resolve(root, file), 'utf8')));
  expect(readers.sort()).toEqual([
    // Those of scheduled prices, in columns of the same name.
    'backend/catalog/schedule/scheduled-prices.ts',
    'backend/domain/article-prices.ts',
    'backend/domain/tables/goods.ts',
    // They write the own prices of sizes and colours.
    'backend/exchange/changes/write-changes.ts',
    'backend/exchange/undo/put-rows-back.ts',
    'backend/exchange/yml/rows/apply-models.ts',
    // The displayed price of a colour, in columns of the same name.
    'backend/listing/goods/build-snapshot.ts',
    'backend/listing/goods/read-goods.ts',
  ]);
});
