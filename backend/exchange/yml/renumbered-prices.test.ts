import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedText } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';

let test: ImportTest;
beforeEach(async () => {
  test = await openImportTest();
});
afterEach(() => test.close());

describe('prices of renumbered goods in a feed of prices only', () => {
  beforeEach(() =>
    test.import([
      {
        id: '1',
        size: '44',
        price: '1000',
        more: '<shop-sku>S44</shop-sku><barcode>4607123456783</barcode>',
      },
      { id: '2', size: '46', price: '2000', more: '<shop-sku>S46</shop-sku>' },
    ]),
  );
  const states = async () => {
    const { articles, variants } = await test.goods();
    return articles.map(
      ({ sku, stock, price }) => `${sku}: ${(price ?? variants[0]?.price ?? 0) / 100}, ${stock}`,
    );
  };
  const prices = (...offers: string[]) => test.import(feedText(offers, { categories: '' }));

  it('if goods come with new ids, prices are assigned to them by article number or barcode', async () => {
    await prices(
      '<offer id="71"><price>1100</price><barcode>4607123456783</barcode></offer>',
      '<offer id="72"><price>2200</price><shop-sku>S46</shop-sku></offer>',
    );
    expect(await states()).toEqual(['S44: 1100, 5', 'S46: 2200, 5']);
    expect(test.warnings).toContain(
      'line 16, offer 72, offer: is not an id that the shop has; it changes S46, which has its shop-sku',
    );
  });

  it('if goods come with new ids, prices are never assigned to other goods', async () => {
    await prices(
      '<offer id="2"><price>1100</price><shop-sku>S44</shop-sku></offer>',
      '<offer id="3"><price>2200</price><shop-sku>S46</shop-sku></offer>',
    );
    expect(test.refused).toEqual([
      'line 15, offer 2, offer: names S46 by its id and S44 by its shop-sku; nothing is changed',
    ]);
    expect(await states()).toEqual(['S44: 1000, 0', 'S46: 2200, 5']);
  });
});
