import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, variantGroup } from '../../domain/tables/goods.ts';
import { storeStock } from '../../domain/tables/places.ts';
import { goodsChange } from '../../listing/base/tables.ts';
import { goodsImport } from '../base/tables.ts';
import { readCsv } from '../table/csv.ts';
import { type ImportTest, openImportTest, testMoment } from '../testing/import.ts';
import { openStores } from '../testing/store.ts';
import { issueLine } from '../yml/feed/issue.ts';
import { sentenceIn } from '../yml/feed/russian.ts';
import { emptyMapping } from '../yml/mapping/read-mapping.ts';
import { type ChangeOptions, type ChangeSummary, changeGoods } from './change-goods.ts';

let test: ImportTest;
let said: string[];

beforeEach(async () => {
  test = await openImportTest();
  said = [];
  await test.import([
    {
      id: 'A-44',
      price: '4990',
      oldprice: '6990',
      more: '<vendorCode>PL-1</vendorCode><barcode>4607123456784</barcode><description>Лён.</description>',
    },
    { id: 'A-46', size: '46', price: '4990', oldprice: '6990', more: '<vendorCode>PL-1</vendorCode>' },
    { id: 'A-W', colour: 'Белый', price: '5990', more: '<vendorCode>PL-1</vendorCode>' },
    {
      id: 'B-1',
      group: 'B',
      name: 'Юбка из твида',
      price: '3990',
      more: '<vendorCode>YU-2</vendorCode><barcode>00012345678905</barcode>',
    },
  ]);
});
afterEach(() => test.close());

function change(csv: string, options: Partial<ChangeOptions> = {}): Promise<ChangeSummary> {
  const say = (issue: Parameters<typeof issueLine>[0]) => {
    if (!/[а-я]/.test(sentenceIn('ru', issue.why).text.replace(/«.*?»/g, '')))
      throw new Error(`There is no Russian for «${issue.why}».`);
    said.push(issueLine(issue, 'en', 'table'));
  };
  return changeGoods({
    db: test.db,
    rows: readCsv(csv),
    origin: { kind: 'table', source: 'table.csv' },
    now: testMoment,
    onRefused: say,
    onWarning: say,
    ...options,
  });
}

const differences = async (csv: string, options?: Partial<ChangeOptions>) =>
  (await change(csv, options)).differences.map(
    ({ sku, field, before, after }) => `${sku} ${field}: ${before} → ${after}`,
  );

describe('a table', () => {
  it.each([
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
  ])('changes only what it has: %j', async (csv, expected) => {
    expect(await differences(csv)).toEqual(expected);
    expect(said).toEqual([]);
  });

  it('removes the VAT of goods, and refuses a rate that does not exist', async () => {
    await change('Артикул;НДС\nA-44;10\n');
    expect(await differences('Артикул;НДС\nA-44;-\n')).toEqual(['A-44 vat: 10 → null']);
    expect(await differences('Артикул;НДС\nA-44;20\n')).toEqual(['A-44 vat: null → usual']);
    await expect(change('Артикул;НДС\nA-44;13\n')).rejects.toThrow();
    expect(said).toEqual([
      'row 2, article A-44, НДС: «20» is read as the main rate of VAT, which is that of the day of sale',
      'row 2, article A-44, НДС: «13» is no rate of VAT',
    ]);
  });

  it('removes an old price that is no longer a discount, and reports it', async () => {
    expect(await differences('Артикул;Цена\nA-44;7990\n')).toEqual([
      'A-44 price: 499000 → 799000',
      'A-44 priceBefore: 699000 → null',
    ]);
    await differences('Артикул;Старая цена\nA-46;4990\n');
    expect(said).toEqual([
      'row 2, article A-44, Цена: is not lower than the old price that the shop has; that is removed',
      'row 2, article A-46, Старая цена: is not higher than the price; no discount is shown',
    ]);
  });

  describe('about an offer that the import split into sizes', () => {
    beforeEach(async () => {
      const offer = { id: 'C-1', group: 'C', name: 'Жакет', size: '42, 44', price: '7990' };
      await test.import([offer], {
        mapping: { ...emptyMapping, severalSizes: 'split' },
      });
      expect(test.refused).toEqual([]);
    });

    it('changes all its sizes, or only the size that the row names', async () => {
      expect(await differences('Артикул;Цена\nC-1;6990\n')).toEqual([
        'C-1=42 price: 799000 → 699000',
        'C-1=44 price: 799000 → 699000',
      ]);
      expect(await differences('Артикул;Размер;Остаток\nC-1;44;9\n')).toEqual([
        expect.stringMatching(/^C-1=44 stock: \d → 9$/),
      ]);
      expect(said).toEqual([]);
    });

    it('refuses a stock without a size, and names the sizes', async () => {
      await expect(change('Артикул;Остаток\nC-1;9\n')).rejects.toThrow();
      expect(said).toEqual([
        'row 2, article C-1, Остаток: belongs to one size, and these goods have 2 (C-1=42, C-1=44); name one of them or add its size',
      ]);
    });
  });

  it('reports unknown columns and reads the others', async () => {
    expect(await differences('Артикул;Наименование;Цена, руб.\nB-1;Юбка, синяя, 44;2990\n')).toHaveLength(1);
    expect(said).toEqual(['row 1, Наименование: is not a column that the shop knows; it is left out']);
  });

  it('reports what it leaves out: cells that have no column title, and an unknown code next to a known one', async () => {
    expect(
      await differences('Артикул;Штрихкод;Цена\nB-1;4600000000002;2990;7\nX-1;4607123456784;3990;;\n'),
    ).toEqual(['A-44 price: 499000 → 399000', 'B-1 price: 399000 → 299000']);
    expect(said).toEqual([
      'row 2, № 4: «7» is below no title of the first line; it is left out',
      'row 2, article 4600000000002, Штрихкод: is not in the shop; the other code counts',
      'row 3, article X-1, Артикул: is not in the shop; the other code counts',
    ]);
  });

  it.each([
    ['2.5', '«2.5» is not a whole number of pieces'],
    ['1,250 шт', '«1,250 шт» is not a whole number of pieces'],
    ['1000000000', '«1000000000» is more than 1000000 pieces'],
  ])('refuses the stock %j', async (stock, why) => {
    await expect(change(`Артикул;Остаток\nB-1;${stock}\n`)).rejects.toThrow();
    expect(said).toEqual([`row 2, article B-1, Остаток: ${why}`]);
  });

  it.each([
    ['1,000', 1, ['row 2, article B-1, Остаток: «1,000» is read as 1 pieces']],
    ['7.000', 7, ['row 2, article B-1, Остаток: «7.000» is read as 7 pieces']],
    ['1 000', 1000, []],
    ['1000000,00', 1_000_000, []],
    ['3,0', 3, []],
  ])('reads the stock %j as %d', async (stock, pieces, remarks) => {
    expect(await differences(`Артикул;Остаток\nB-1;${stock}\n`)).toEqual([`B-1 stock: 5 → ${pieces}`]);
    expect(said).toEqual(remarks);
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

  it('suggests codes that begin like an unknown code', async () => {
    await expect(change('Артикул;Цена\nPL-1-BLA;1990\npl-1-blue;1990\n')).rejects.toThrow(
      '2 rows are refused',
    );
    expect(said).toEqual([
      expect.stringMatching(/^row 2, article PL-1-BLA, Артикул: is not in the shop; it has PL-1-BL/),
      expect.stringMatching(/^row 3, article pl-1-blue, Артикул: is not in the shop; it has PL-1-BLUE/),
    ]);
  });

  it('reads a price whose rouble sign was lost in its encoding, with a remark', async () => {
    expect(await differences('Артикул;Цена\nB-1;2 990 ?\n')).toEqual(['B-1 price: 399000 → 299000']);
    expect(said).toEqual(['row 2, article B-1, Цена: «2 990 ?» is read as 2990 roubles']);
    await expect(change('Артикул;Цена\nB-1;29?90\n')).rejects.toThrow('1 rows are refused');
    expect(said.at(-1)).toContain('«29?90» is not an amount in roubles');
  });

  it('changes nothing if rows are bad, and reports each of them', async () => {
    const before = await test.goods();
    await expect(change(bad)).rejects.toThrow('10 rows are refused; --skip-bad takes the others.');
    expect(said).toEqual(reasons);
    expect(await test.goods()).toEqual(before);
  });

  it('changes the goods of the valid rows with --skip-bad', async () => {
    const summary = await change(bad, { skipBad: true });
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
  ])('is refused as a whole if it is %j', async (csv, why) => {
    await expect(change(csv)).rejects.toThrow(why);
  });

  it('shows the differences and changes nothing in a dry run', async () => {
    const before = await test.goods();
    expect(await differences('Артикул;Цена\nB-1;1\n', { dryRun: true })).toEqual(['B-1 price: 399000 → 100']);
    expect(await test.goods()).toEqual(before);
    expect(await test.db.$count(goodsImport)).toBe(1);
  });

  it('reduces the stock of stores to the total stock', async () => {
    await openStores(test.db, 'mag-1');
    const [size] = await test.db.select().from(article).where(eq(article.sku, 'B-1'));
    await test.db.insert(storeStock).values({ articleId: size?.id ?? '', storeCode: 'mag-1', quantity: 4 });
    await change('Артикул;Остаток\nB-1;3\n');
    expect(await test.db.select({ quantity: storeStock.quantity }).from(storeStock)).toEqual([
      { quantity: 3 },
    ]);
  });
});

describe('hidden goods', () => {
  it('stay hidden through imports, which update their pieces, until they are shown', async () => {
    await change('Артикул;Скрыть\nB-1;да\n');
    await test.import([{ id: 'B-1', group: 'B', name: 'Юбка из твида', price: '3990', count: '9' }]);
    const state = async () =>
      (await test.db.select().from(article).where(eq(article.sku, 'B-1'))).map(({ stock, hiddenStock }) => [
        stock,
        hiddenStock,
      ]);
    expect(await state()).toEqual([[0, 9]]);
    await change('Артикул;Остаток\nB-1;4\n');
    expect(await state()).toEqual([[0, 4]]);
    await change('Артикул;Скрыть\nB-1;нет\n');
    expect(await state()).toEqual([[4, null]]);
  });

  it('stay hidden if a feed with pruning leaves them out and later has them again', async () => {
    const [dress, white] = [
      { id: 'A-44', price: '4990' },
      { id: 'A-W', colour: 'Белый', price: '5990' },
    ];
    const skirt = { id: 'B-1', group: 'B', name: 'Юбка из твида', price: '3990', count: '9' };
    await change('Артикул;Скрыть\nB-1;да\n');
    await test.import([dress, white], { prune: true });
    const state = async () => {
      const rows = await test.db.select().from(article).where(eq(article.sku, 'B-1'));
      return rows.map(({ stock, hiddenStock }) => [stock, hiddenStock]);
    };
    expect(await state()).toEqual([[0, 0]]);
    await test.import([dress, white, skirt], { prune: true });
    expect(await state()).toEqual([[0, 9]]);
    await change('Артикул;Показать\nB-1;да\n');
    expect(await state()).toEqual([[9, null]]);
  });

  it('hide a new size that a feed adds to them', async () => {
    await change('Артикул;Скрыть\nPL-1-BLUE;да\n');
    await test.import([{ id: 'A-48', size: '48' }]);
    expect(test.warnings.at(-1)).toMatch(/offer A-48, offer: is new, but its goods are hidden/);
    const [size] = await test.db.select().from(article).where(eq(article.sku, 'A-48'));
    expect(size).toMatchObject({ stock: 0, hiddenStock: 5 });
  });
});

it('leaves every value that the table does not contain unchanged', async () => {
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
        const summary = await change(['sku;price;old price;stock;hidden', ...csv].join('\n'));
        const after = await test.goods();
        const named = new Set(rows.map(({ sku }) => sku));
        const others = ({ articles: all }: typeof before) => all.filter(({ sku }) => !named.has(sku));
        expect(others(after)).toEqual(others(before));
        const touched = new Set(
          after.articles.filter(({ sku }) => named.has(sku)).map(({ variantId }) => variantId),
        );
        // If all sizes of a colour got the same price, it is stored with the colour. Everything else stays
        // unchanged.
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

it('records one change per model and statement, however many of its sizes get another price', async () => {
  const notes = () => test.db.select({ id: goodsChange.groupId }).from(goodsChange);
  const before = (await notes()).length;
  const shares: [number, number][] = [];
  await change('Артикул;Цена\nA-44;1000\nA-46;1100\n', {
    onProgress: (done, of) => shares.push([done, of]),
  });
  // One record for the sizes, and one for their colour.
  expect((await notes()).length - before).toBe(2);
  expect(shares).toEqual([[2, 2]]);
});
