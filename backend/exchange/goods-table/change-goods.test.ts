import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article } from '../../domain/tables/goods.ts';
import { storeStock } from '../../domain/tables/places.ts';
import { goodsImport } from '../base/tables.ts';
import { openTableTest, type TableTest } from '../testing/goods-table.ts';
import { openStores } from '../testing/store.ts';
import { emptyMapping } from '../yml/mapping/read-mapping.ts';

let test: TableTest;
beforeEach(async () => {
  test = await openTableTest();
});
afterEach(() => test.close());

describe('a table', () => {
  it.each([
    [
      'Артикул;Цена;Цена со скидкой\nA-44;2000;1500\nA-46;3000;\n',
      ['A-44 price: 499000 → 150000', 'A-44 priceBefore: 699000 → 200000', 'A-46 price: 499000 → 300000'],
    ],
    ['sep=;\nАртикул поставщика;Цена, ₽\nA-44;1990\n', ['A-44 price: 499000 → 199000']],
    ['Артикул;Цена\nA-44;1 990 ₽\n', ['A-44 price: 499000 → 199000']],
    [
      'sku\tprice\tstock\nA-44\t1990,00\t5 шт\nA-46\t\t7\n',
      ['A-44 price: 499000 → 199000', 'A-46 stock: 5 → 7'],
    ],
    ['Штрихкод,Остаток\n4607123456784,0\n', ['A-44 stock: 5 → 0']],
    ['barcode;stock\n12345678905;8\n', ['B-1 stock: 5 → 8']],
    [
      'Артикул;Старая цена\nA-44;-\nB-1;4 990 руб.\n',
      ['A-44 priceBefore: 699000 → null', 'B-1 priceBefore: null → 499000'],
    ],
    ['Артикул;Скрыть\nA-44;да\nA-46;\nB-1;нет\n', ['A-44 isHidden: false → true']],
    ['Артикул;На сайте\nA-44;нет\n', ['A-44 isHidden: false → true']],
    [
      'Артикул;Название;Описание\nB-1;Юбка «Твид»;-\nA-46;;<p>Новое</p>\n',
      ['A-46 description: Лён. → Новое', 'B-1 name: Юбка из твида → Юбка «Твид»'],
    ],
    ['Артикул;Размер;Остаток\nPL-1-BLUE;46;1\n', ['A-46 stock: 5 → 1']],
    ['Артикул;Цена\nPL-1-BLUE;3990\n', ['A-44 price: 499000 → 399000', 'A-46 price: 499000 → 399000']],
    [
      'Артикул;Цена\nPL-1;3990\n',
      ['A-44 price: 499000 → 399000', 'A-46 price: 499000 → 399000', 'A-W price: 599000 → 399000'],
    ],
    ['Артикул;Цена\nYU-2;2990\nB-1;2990\n', ['B-1 price: 399000 → 299000']],
    ['Артикул;НДС\nA-44;10%\nA-46;без НДС\n', ['A-44 vat: null → 10', 'A-46 vat: null → none']],
    ['Артикул;НДС\nYU-2;22\n', ['B-1 vat: null → usual']],
    ['Артикул;Цена\nA-44;4990\n', []],
  ])('the table %j changes only the values that it contains', async (csv, expected) => {
    expect(await test.differences(csv)).toEqual(expected);
    expect(test.said).toEqual([]);
  });

  it('a table may have lines above its column titles, which are reported', async () => {
    const csv = 'Прайс от 12,12,2026\n\nАртикул;Остаток, шт.\nA-44;3\n';
    expect(await test.differences(csv)).toEqual(['A-44 stock: 5 → 3']);
    expect(test.said).toEqual(['row 1, Прайс от 12,12,2026: is above the titles; it is left out']);
  });

  it('a dash in a table removes the VAT rate of goods, and a rate that does not exist is refused', async () => {
    await test.change('Артикул;НДС\nA-44;10\n');
    expect(await test.differences('Артикул;НДС\nA-44;-\n')).toEqual(['A-44 vat: 10 → null']);
    expect(await test.differences('Артикул;НДС\nA-44;20\n')).toEqual(['A-44 vat: null → usual']);
    await expect(test.change('Артикул;НДС\nA-44;13\n')).rejects.toThrow();
    expect(test.said).toEqual([
      'row 2, article A-44, НДС: «20» is read as the main rate of VAT, which is that of the day of sale',
      'row 2, article A-44, НДС: «13» is no rate of VAT',
    ]);
  });

  it('a table removes an old price that is no longer higher than the price, and reports this', async () => {
    expect(await test.differences('Артикул;Цена\nA-44;7990\n')).toEqual([
      'A-44 price: 499000 → 799000',
      'A-44 priceBefore: 699000 → null',
    ]);
    await test.differences('Артикул;Старая цена\nA-46;4990\n');
    expect(test.said).toEqual([
      'row 2, article A-44, Цена: is not lower than the old price that the shop has; that is removed',
      'row 2, article A-46, Старая цена: is not higher than the price; no discount is shown',
    ]);
  });

  describe('a table row about an offer that the import split into sizes', () => {
    beforeEach(async () => {
      const offer = { id: 'C-1', group: 'C', name: 'Жакет', size: '42, 44', price: '7990' };
      await test.import([offer], {
        mapping: { ...emptyMapping, severalSizes: 'split' },
      });
      expect(test.refused).toEqual([]);
    });

    it('a row about an offer that was split changes all its sizes, or only the size that the row names', async () => {
      expect(await test.differences('Артикул;Цена\nC-1;6990\n')).toEqual([
        'C-1=42 price: 799000 → 699000',
        'C-1=44 price: 799000 → 699000',
      ]);
      expect(await test.differences('Артикул;Размер;Остаток\nC-1;44;9\n')).toEqual([
        expect.stringMatching(/^C-1=44 stock: \d → 9$/),
      ]);
      expect(test.said).toEqual([]);
    });

    it('a row with a stock but no size is refused if the offer was split, and the message names the sizes', async () => {
      await expect(test.change('Артикул;Остаток\nC-1;9\n')).rejects.toThrow();
      expect(test.said).toEqual([
        'row 2, article C-1, Остаток: belongs to one size, and these goods have 2 (C-1=42, C-1=44); name one of them or add its size',
      ]);
    });
  });

  it('unknown columns of a table are reported, and all other columns are read', async () => {
    expect(
      await test.differences('Артикул;Наименование;Цена, руб.\nB-1;Юбка, синяя, 44;2990\n'),
    ).toHaveLength(1);
    expect(test.said).toEqual(['row 1, Наименование: is not a column that the shop knows; it is left out']);
  });

  it("a table's cells without a column title and an unknown code beside a known code are ignored and reported", async () => {
    expect(
      await test.differences('Артикул;Штрихкод;Цена\nB-1;4600000000002;2990;7\nX-1;4607123456784;3990;;\n'),
    ).toEqual(['A-44 price: 499000 → 399000', 'B-1 price: 399000 → 299000']);
    expect(test.said).toEqual([
      'row 2, № 4: «7» is below no title of the first line; it is left out',
      'row 2, article 4600000000002, Штрихкод: is not in the shop; the other code counts',
      'row 3, article X-1, Артикул: is not in the shop; the other code counts',
    ]);
  });

  it.each([
    ['2.5', '«2.5» is not a whole number of pieces'],
    ['1,250 шт', '«1,250 шт» is not a whole number of pieces'],
    ['1000000000', '«1000000000» is more than 1000000 pieces'],
  ])('a table with the stock %j is refused', async (stock, why) => {
    await expect(test.change(`Артикул;Остаток\nB-1;${stock}\n`)).rejects.toThrow();
    expect(test.said).toEqual([`row 2, article B-1, Остаток: ${why}`]);
  });

  it.each([
    ['1,000', 1, ['row 2, article B-1, Остаток: «1,000» is read as 1 pieces']],
    ['7.000', 7, ['row 2, article B-1, Остаток: «7.000» is read as 7 pieces']],
    ['1 000', 1000, []],
    ['1000000,00', 1_000_000, []],
    ['3,0', 3, []],
  ])('the stock %j in a table means %d pieces', async (stock, pieces, remarks) => {
    expect(await test.differences(`Артикул;Остаток\nB-1;${stock}\n`)).toEqual([`B-1 stock: 5 → ${pieces}`]);
    expect(test.said).toEqual(remarks);
  });

  const bad = `Артикул;Штрихкод;Цена;Остаток;Скрыть
B-1;;2990;;
X-1;;1990;;
A-44;;1.990;;
A-46;;0;много;
PL-1;;;3;
A-W;4607123456784;1990;;
4,60712E+12;;1990;;
A-44;;;1;
A-44;;;2;
A-46;;;;может быть
;;1990;;
`;
  const reasons = [
    /^row 4, article A-44, Цена: «1\.990» has three digits/,
    'row 5, article A-46, Цена: is zero',
    'row 5, article A-46, Остаток: «много» is not a number of pieces',
    'row 8, article 4,60712E+12, Артикул: «4,60712E+12» was shortened by a spreadsheet; format the column as text',
    'row 11, article A-46, Скрыть: «может быть» is neither «да» nor «нет»',
    'row 12, Артикул: is missing',
    'row 3, article X-1, Артикул: is not in the shop',
    'row 6, article PL-1, Остаток: belongs to one size, and these goods have 3 (A-44, A-46, A-W); name one of them or add its size',
    'row 7, article A-W, Штрихкод: belongs to other goods than the article number',
    'row 10, article A-44, Остаток: differs from row 9, which has the same goods',
    'row 9, article A-44, Остаток: differs from row 10, which has the same goods',
  ].map((reason) => (typeof reason === 'string' ? reason : expect.stringMatching(reason)));

  it('for an unknown code, the message suggests codes that begin like it', async () => {
    await expect(test.change('Артикул;Цена\nPL-1-BLA;1990\npl-1-blue;1990\n')).rejects.toThrow(
      '2 rows are refused',
    );
    expect(test.said).toEqual([
      expect.stringMatching(/^row 2, article PL-1-BLA, Артикул: is not in the shop; it has PL-1-BL/),
      expect.stringMatching(/^row 3, article pl-1-blue, Артикул: is not in the shop; it has PL-1-BLUE/),
    ]);
  });

  it("a price whose rouble sign was lost in the file's encoding is read, with a remark", async () => {
    expect(await test.differences('Артикул;Цена\nB-1;2 990 ?\n')).toEqual(['B-1 price: 399000 → 299000']);
    expect(test.said).toEqual(['row 2, article B-1, Цена: «2 990 ?» is read as 2990 roubles']);
    await expect(test.change('Артикул;Цена\nB-1;29?90\n')).rejects.toThrow('1 rows are refused');
    expect(test.said.at(-1)).toContain('«29?90» is not an amount in roubles');
  });

  it('if any row of a table is invalid, nothing is changed and every invalid row is reported', async () => {
    const before = await test.goods();
    await expect(test.change(bad)).rejects.toThrow('10 rows are refused; --skip-bad takes the others.');
    expect(test.said).toEqual(reasons);
    expect(await test.goods()).toEqual(before);
  });

  it('with --skip-bad, the goods of the valid rows are changed', async () => {
    const summary = await test.change(bad, { skipBad: true });
    expect(summary).toMatchObject({
      rows: 11,
      bad: 10,
      differences: [{ sku: 'B-1', field: 'price', after: 299_000 }],
    });
  });

  it.each([
    ['', /is empty/],
    ['Цена\n1990', /no column «Артикул»/],
    ['Артикул;Размер\nB-1;44', /something to change/],
    ['Артикул;sku;Цена\nB-1;B-1;1', /mean the same/],
    ['Артикул;Цена\n', /no rows/],
  ])('the table %j is refused as a whole', async (csv, why) => {
    await expect(test.change(csv)).rejects.toThrow(why);
  });

  it('a dry run of a table lists the differences and changes nothing', async () => {
    const before = await test.goods();
    expect(await test.differences('Артикул;Цена\nB-1;1\n', { dryRun: true })).toEqual([
      'B-1 price: 399000 → 100',
    ]);
    expect(await test.goods()).toEqual(before);
    expect(await test.db.$count(goodsImport)).toBe(1);
  });

  it('a new total stock reduces the stock in stores that exceeds it', async () => {
    await openStores(test.db, 'mag-1');
    const [size] = await test.db.select().from(article).where(eq(article.sku, 'B-1'));
    await test.db.insert(storeStock).values({ articleId: size?.id ?? '', storeCode: 'mag-1', quantity: 4 });
    await test.change('Артикул;Остаток\nB-1;3\n');
    expect(await test.db.select({ quantity: storeStock.quantity }).from(storeStock)).toEqual([
      { quantity: 3 },
    ]);
  });
});
