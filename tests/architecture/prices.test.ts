import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/**
 * Price columns of a colour. A size must not be sold at these prices, because it may have a price of its own.
 */
const COLUMNS = /\bvariant\.price|\bv\.price\b|\bprice_before\b/;

it('no code reads the price columns except the module that knows the price of a size, and a few listed files', () => {
  const files = globSync('backend/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file),
  );
  const readers = files.filter((file) => COLUMNS.test(readFileSync(resolve(root, file), 'utf8')));
  expect(readers.sort()).toEqual([
    // Reads columns of the same name of scheduled prices.
    'backend/catalog/schedule/scheduled-prices.ts',
    'backend/domain/article-prices.ts',
    'backend/domain/tables/goods.ts',
    // These files write the prices of sizes and colours.
    'backend/exchange/changes/write-changes.ts',
    'backend/exchange/undo/put-rows-back.ts',
    'backend/exchange/yml/rows/apply-models.ts',
    // Read the displayed price of a colour from columns of the same name.
    'backend/listing/goods/build-snapshot.ts',
    'backend/listing/goods/read-goods.ts',
  ]);
});
