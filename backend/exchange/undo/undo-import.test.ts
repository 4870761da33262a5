import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, variantGroup } from '../../domain/tables/goods.ts';
import { orderLine } from '../../domain/tables/orders.ts';
import { changeGoods } from '../goods-table/change-goods.ts';
import { readCsv } from '../table/csv.ts';
import type { OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest, testMoment } from '../testing/import.ts';
import { openStores } from '../testing/store.ts';
import { undoImport } from './undo-import.ts';

let test: ImportTest;

const first: OfferFacts[] = [
  {
    id: 'A-44',
    more: '<vendorCode>PL-1</vendorCode><barcode>4607123456784</barcode><description>Лён.</description>',
  },
  { id: 'A-46', size: '46', more: '<vendorCode>PL-1</vendorCode><barcode>4607123456791</barcode>' },
  { id: 'B-1', group: 'B', name: 'Туфли', category: '3', price: '3990', oldprice: '4990' },
  { id: 'C-1', group: 'C', name: 'Платье «Лада»', price: '7990' },
];

beforeEach(async () => {
  test = await openImportTest();
  await openStores(test.db, 'mag-1');
  await test.import(first);
});
afterEach(() => test.close());

const undo = (options: { dryRun?: boolean } = {}) => undoImport(test.db, { now: testMoment, ...options });
const change = (csv: string) =>
  changeGoods({
    db: test.db,
    rows: readCsv(csv),
    origin: { kind: 'table', source: 'prices.csv' },
    now: testMoment,
    onRefused: () => {},
    onWarning: () => {},
  });
const sizeOf = async (sku: string) => (await test.db.select().from(article).where(eq(article.sku, sku)))[0];
const sell = (sku: string, pieces: number) =>
  test.db
    .update(article)
    .set({ stock: sql`${article.stock} - ${pieces}` })
    .where(eq(article.sku, sku));

describe('undo of an import', () => {
  it('the undo of an import restores everything: prices, texts, departments, codes, stock, and removed goods', async () => {
    const before = await test.goods();
    await test.import(
      [
        {
          id: 'A-44',
          name: 'Сарафан',
          price: '1990',
          oldprice: '2990',
          category: '3',
          count: '0',
          colour: 'Белый',
          params: { Сезон: 'Лето' },
          more: '<vendorCode>NEW</vendorCode><barcode>4607123456791</barcode><description>Новое.</description>',
        },
        {
          id: 'A-46',
          size: '48',
          more: '<barcode>4607123456784</barcode><outlets><outlet id="mag-1" instock="3"/></outlets>',
        },
        { id: 'D-1', group: 'D', name: 'Пальто' },
        { id: 'C-1', group: 'E', name: 'Платье «Лада»', price: '7990' },
      ],
      { prune: true },
    );
    const after = await test.goods();
    expect(after.articles.map(({ sku }) => sku)).toEqual(['A-44', 'A-46', 'C-1', 'D-1']);
    expect(after.outlets).toHaveLength(1);
    await undo();
    expect(await test.goods()).toEqual(before);
  });

  it('the undo of an import restores the codes of two sizes that the import swapped', async () => {
    const before = await test.goods();
    await test.import([
      { id: 'A-44', more: '<vendorCode>PL-1</vendorCode><barcode>4607123456791</barcode>' },
      { id: 'A-46', size: '46', more: '<vendorCode>PL-1</vendorCode><barcode>4607123456784</barcode>' },
    ]);
    await undo();
    expect(await test.goods()).toEqual(before);
  });

  it('the undo of an import restores stock as a difference, so that pieces that were sold after the import stay sold', async () => {
    await change('sku;stock\nA-44;20\nB-1;1\n');
    await sell('A-44', 3);
    await sell('B-1', 1);
    const { differences } = await undo();
    expect(differences.map(({ sku, before, after }) => [sku, before, after])).toEqual([
      ['A-44', 17, 2],
      ['B-1', 0, 4],
    ]);
    expect(await sizeOf('A-44')).toMatchObject({ stock: 2 });
  });

  it('the undo of an import restores a stock of 0 if more pieces were sold than there were before the import', async () => {
    await change('sku;stock\nA-44;20\n');
    await sell('A-44', 18);
    await undo();
    expect(await sizeOf('A-44')).toMatchObject({ stock: 0 });
  });

  it('the undo of an import does not restore values that were changed again after it', async () => {
    await change('sku;price;name\nB-1;2990;Туфли новые\n');
    await test.db.update(variantGroup).set({ name: 'Лодочки' }).where(eq(variantGroup.name, 'Туфли новые'));
    const { kept, differences } = await undo();
    expect(kept).toBe(1);
    expect(differences).toEqual([{ sku: 'B-1', field: 'price', before: 299_000, after: 399_000 }]);
  });

  it('the undo of an import restores which goods were hidden and which were shown', async () => {
    await change('sku;hidden\nB-1;да\n');
    await undo();
    expect(await sizeOf('B-1')).toMatchObject({ stock: 5, hiddenStock: null });
  });

  it('the undo of an import hides, instead of removes, a size that the import added and that was ordered after it', async () => {
    await test.import([{ id: 'N-1', group: 'N', name: 'Жакет' }]);
    const size = await sizeOf('N-1');
    await test.db.execute(sql`set session_replication_role = replica`);
    // To find out whether a size was ordered, the shop only looks for a line of an order with it. So the test
    // inserts such a line without an order.
    await test.db.insert(orderLine).values({
      orderId: '018f0000-0000-7000-8000-000000000001',
      position: 1,
      articleId: size?.id ?? '',
      productUrl: 'zhaket',
      sku: 'N-1',
      name: 'Жакет',
      colour: { colorFamily: 'Синий', displayValue: 'Синий', value: 'Синий', hex: '#000000' },
      size: '44',
      picture: { template: '', widths: [], alt: '', tint: '' },
      quantity: 1,
      isGift: false,
      unitPriceBefore: 1,
      total: 1,
      discounts: [],
      vatRate: 20,
    });
    await test.db.execute(sql`set session_replication_role = origin`);
    const { ordered } = await undo();
    expect(ordered).toBe(1);
    expect(await sizeOf('N-1')).toMatchObject({ stock: 0, hiddenStock: 0 });
  });

  it('an undo is refused if there was no import, or if the last import was already undone', async () => {
    await undo();
    expect(await test.goods()).toMatchObject({ groups: [], articles: [] });
    await expect(undo()).rejects.toThrow(/was undone already/);
    const empty = await openImportTest();
    await expect(undoImport(empty.db, { now: testMoment })).rejects.toThrow('There is no import');
    await empty.close();
  });

  it('an undo skips an import that changed nothing, and undoes the import before it', async () => {
    await change('sku;price\nB-1;2990\n');
    await change('sku;price\nB-1;2990\n');
    const { origin } = await undo();
    expect(origin).toMatchObject({ kind: 'table', source: 'prices.csv' });
    expect(await sizeOf('B-1')).toMatchObject({ price: null });
  });

  it('a dry run of an undo lists the differences and changes nothing', async () => {
    await change('sku;price\nB-1;2990\n');
    const before = await test.goods();
    expect((await undo({ dryRun: true })).differences).toHaveLength(1);
    expect(await test.goods()).toEqual(before);
    expect((await undo()).differences).toHaveLength(1);
  });

  it('an undo restores the catalog exactly as it was before a feed or a table was imported', async () => {
    const price = fc.integer({ min: 1, max: 900 }).map(String);
    const offer = fc.record({
      id: fc.constantFrom('A-44', 'A-46', 'B-1', 'C-1', 'D-1', 'D-2'),
      group: fc.constantFrom('A', 'B', 'D'),
      name: fc.constantFrom('Платье из льна', 'Юбка', 'Туфли'),
      price,
      count: fc.integer({ min: 0, max: 9 }).map(String),
      category: fc.constantFrom('2', '3'),
      colour: fc.constantFrom('Синий', 'Белый'),
      size: fc.constantFrom('42', '44', '46'),
    });
    const feed = fc.record({
      offers: fc.uniqueArray(offer, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
      prune: fc.boolean(),
      replace: fc.boolean(),
    });
    // If a feed below changes nothing, `undo` undoes the change before it. The import of `beforeEach` must
    // not be undone, so the test first makes another change and undoes it.
    await change('sku;stock\nA-44;6\n');
    await undo();
    await fc.assert(
      fc.asyncProperty(feed, price, async ({ offers, ...options }, amount) => {
        const before = await test.goods();
        await test.import(offers, options);
        await undo().catch((error: Error) => {
          // If the feed changed nothing, there is no new import, and the previous one may already be undone.
          if (!/already/.test(error.message)) throw error;
        });
        expect(await test.goods()).toEqual(before);
        await change(`sku;price;stock\n${before.articles[0]?.sku};${amount};7\n`);
        await undo().catch(() => {});
        expect(await test.goods()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });
});
