import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/**
 * Matches the price columns of a colour. Code that sells a size must not use them, because a size may have
 * its own price.
 */
const COLUMNS = /\bvariant\.price|\bv\.price\b|\bprice_before\b/;

it('only the files listed here access the price columns of colours, because a size may have its own price', () => {
  const files = globSync('backend/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file),
  );
  const readers = files.filter((file) => COLUMNS.test(readFileSync(resolve(root, file), 'utf8')));
  expect(readers.sort()).toEqual([
    // Reads columns of the same names in the table of scheduled prices.
    'backend/catalog/schedule/scheduled-prices.ts',
    'backend/domain/article-prices.ts',
    'backend/domain/tables/goods.ts',
    // These files write prices.
    'backend/exchange/changes/write-changes.ts',
    'backend/exchange/undo/put-rows-back.ts',
    'backend/exchange/yml/rows/apply-models.ts',
    // These files read the displayed price of a colour, from columns of the same names.
    'backend/listing/goods/build-snapshot.ts',
    'backend/listing/goods/read-goods.ts',
  ]);
});
