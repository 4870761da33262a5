import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { variantGroup } from '../../domain/tables/goods.ts';
import { goodsChange } from '../../listing/base/tables.ts';
import { openTableTest, type TableTest } from '../testing/goods-table.ts';

let test: TableTest;
beforeEach(async () => {
  test = await openTableTest();
});
afterEach(() => test.close());

it('a table leaves every value that it does not contain unchanged', async () => {
  const { articles } = await test.goods();
  const skus = articles.map(({ sku }) => sku);
  const row = fc.record(
    {
      sku: fc.constantFrom(...skus),
      price: fc.integer({ min: 1, max: 90_000 }),
      oldPrice: fc.integer({ min: 1, max: 90_000 }),
      stock: fc.integer({ min: 0, max: 99 }),
      hidden: fc.constantFrom('да', 'нет'),
    },
    { requiredKeys: ['sku'] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ sku }) => sku, minLength: 1, maxLength: 3 }),
      async (rows) => {
        const before = await test.goods();
        const csv = rows.map(({ sku, price = '', oldPrice = '', stock = '', hidden = '' }) =>
          [sku, price, oldPrice, stock, hidden].join(';'),
        );
        const summary = await test.change(['sku;price;old price;stock;hidden', ...csv].join('\n'));
        const after = await test.goods();
        const named = new Set(rows.map(({ sku }) => sku));
        const others = ({ articles: all }: typeof before) => all.filter(({ sku }) => !named.has(sku));
        expect(others(after)).toEqual(others(before));
        const touched = new Set(
          after.articles.filter(({ sku }) => named.has(sku)).map(({ variantId }) => variantId),
        );
        // If all sizes of a colour got the same price, this price is stored with the colour; all other
        // columns must stay unchanged.
        const colours = ({ variants }: typeof before) =>
          variants.map(({ price, priceBefore, ...rest }) =>
            touched.has(rest.id) ? rest : { ...rest, price, priceBefore },
          );
        expect(colours(after)).toEqual(colours(before));
        expect({ ...after, articles: [], variants: [] }).toEqual({ ...before, articles: [], variants: [] });
        expect(summary.differences.every(({ sku }) => named.has(sku))).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
  expect(await test.db.select({ name: variantGroup.name }).from(variantGroup)).toHaveLength(2);
});

it('if a table changes the prices of several sizes of a model, only one record is written for the sizes, and one for their colour', async () => {
  const notes = () => test.db.select({ id: goodsChange.groupId }).from(goodsChange);
  const before = (await notes()).length;
  const shares: [number, number][] = [];
  await test.change('Артикул;Цена\nA-44;1000\nA-46;1100\n', {
    onProgress: (done, of) => shares.push([done, of]),
  });
  // The change of the sizes and the change of their colour write one record each.
  expect((await notes()).length - before).toBe(2);
  expect(shares).toEqual([[2, 2]]);
});
