import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeGoods } from '../goods-table/change-goods.ts';
import { readCsv } from '../table/csv.ts';
import { feedText, type OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest, testMoment } from '../testing/import.ts';
import { openStores } from '../testing/store.ts';
import { emptyMapping } from './mapping/read-mapping.ts';

let test: ImportTest;

const whole: OfferFacts = {
  price: '4990',
  oldprice: '6990',
  params: { Состав: 'лён 100%', Сезон: 'Лето', Длина: 'Миди' },
  more: '<barcode>4607123456784</barcode><description>Прохладный лён.</description><country_of_origin>Россия</country_of_origin>',
};

beforeEach(async () => {
  test = await openImportTest();
  await openStores(test.db, 'mag-1');
  await test.import([
    { id: 'A-44', ...whole },
    { id: 'A-46', size: '46', price: '4990', oldprice: '6990' },
    { id: 'B-1', group: 'B', name: 'Туфли', category: '3' },
  ]);
  test.warnings.length = 0;
  test.refused.length = 0;
});
afterEach(() => test.close());

/** A feed with only these offers and no categories. */
const bare = (...offers: string[]) => feedText(offers, { categories: '' });
const offer = (id: string, inside: string, attributes = '') =>
  `<offer id="${id}"${attributes}>${inside}</offer>`;
const states = async () =>
  (await test.goods()).articles.map(
    ({ sku, stock, price, priceBefore }) => `${sku}: ${stock}, ${price} ${priceBefore}`,
  );

describe('a feed with only ids, prices and stock', () => {
  it.each([
    ['<price>3990</price>', 'A-44: 5, 399000 699000'],
    ['<price>1 990 ₽</price><oldprice>2990</oldprice>', 'A-44: 5, 199000 299000'],
    ['<count>12 шт</count>', 'A-44: 12, null null'],
    ['<price>3990</price><quantity>0</quantity>', 'A-44: 0, 399000 699000'],
    ['<outlets><outlet id="mag-1" instock="2"/></outlets>', 'A-44: 2, null null'],
  ])(
    'a feed of ids, prices and stock with the offer %s changes only the values that it contains',
    async (inside, expected) => {
      const before = await test.goods();
      const summary = await test.import(bare(offer('A-44', inside)));
      expect(summary).toMatchObject({ offers: 1, sold: 1, prices: { changed: 1, unchanged: 0 } });
      expect(await states()).toEqual([expected, 'A-46: 5, null null', 'B-1: 5, null null']);
      const after = await test.goods();
      const others = { articles: [], outlets: [] };
      expect({ ...after, ...others }).toEqual({ ...before, ...others });
      expect(test.warnings).toEqual([
        'line 15, offer A-44, offer: has only prices or stock, as have 1 offers, this is the first; nothing else of their goods is changed',
      ]);
    },
  );

  it('a feed of ids, prices and stock sells out a size that is unavailable, and sells it again when it is available', async () => {
    await test.import(
      bare(offer('A-44', '<price>4990</price>', ' available="false"'), offer('B-1', '', ' available="true"')),
    );
    expect(await states()).toEqual(['A-44: 0, null null', 'A-46: 5, null null', 'B-1: 5, null null']);
    await test.import(bare(offer('A-44', '', ' available="true"')), { defaultStock: 3 });
    expect(await states()).toEqual(['A-44: 3, null null', 'A-46: 5, null null', 'B-1: 5, null null']);
  });

  it('offers of prices and stock that are unknown, repeated or unreadable are refused', async () => {
    await test.import(
      bare(
        offer('X-1', '<price>1</price>'),
        offer('A-44', '<price>дорого</price>'),
        offer('B-1', '<count>1</count>'),
        offer('B-1', '<count>2</count>'),
      ),
    );
    expect(test.refused).toEqual([
      'line 16, offer A-44, price: «дорого» is not an amount in roubles such as 12990 or 12990.50',
      'line 18, offer B-1, id: is already used by the offer on line 17',
      'line 15, offer X-1, offer: has only prices or stock, and the shop does not have its goods',
    ]);
    // The size of the refused offer A-44 is sold out, as in an import of a complete feed.
    expect(await states()).toEqual(['A-44: 0, null null', 'A-46: 5, null null', 'B-1: 1, null null']);
  });

  it('a feed of ids, prices and stock is refused if the shop has the goods of none of its offers', async () => {
    const before = await test.goods();
    await expect(test.import(bare(offer('X-1', '<price>1</price>')))).rejects.toThrow(/None of the 1 offers/);
    expect(await test.goods()).toEqual(before);
  });

  it('a feed of ids, prices and stock changes the stock of hidden goods without showing them', async () => {
    const nothing = () => {};
    const rows = readCsv('sku;hidden\nA-44;да\n');
    await changeGoods({
      db: test.db,
      rows,
      origin: { kind: 'set', source: '' },
      now: testMoment,
      onRefused: nothing,
      onWarning: nothing,
    });
    await test.import(bare(offer('A-44', '<count>9</count>')));
    expect((await test.goods()).articles[0]).toMatchObject({ stock: 0, hiddenStock: 9 });
  });
});

describe('an offer without some of its elements', () => {
  const less: OfferFacts = { id: 'A-44', price: '3990', category: null };

  it('an offer keeps the description, department, properties and barcode that the shop has and the feed does not contain', async () => {
    const before = await test.goods();
    await test.import([less]);
    const after = await test.goods();
    expect(after.groups).toEqual(before.groups);
    expect(after.members).toEqual(before.members);
    expect(after.articles.map(({ barcode }) => barcode)).toEqual(
      before.articles.map(({ barcode }) => barcode),
    );
    expect(test.refused).toEqual([]);
  });

  it('with replace, data that an offer does not contain are removed from the shop, and an offer without a department is refused', async () => {
    await test.import([{ ...less, category: '2' }], { replace: true });
    expect((await test.goods()).groups.find(({ slug }) => slug === 'plate-iz-lna')).toMatchObject({
      description: '',
      composition: [],
      season: '',
      attributes: [],
    });
    await test.import([less, { id: 'B-1', group: 'B', name: 'Туфли', category: '3' }], { replace: true });
    expect(test.refused).toEqual([expect.stringMatching(/offer A-44, categoryId: is missing/)]);
  });

  it('an offer without a department is refused if the shop does not have its model', async () => {
    await test.import([less, { ...less, id: 'N-1', group: 'N', name: 'Жакет' }]);
    expect(test.refused).toEqual([expect.stringMatching(/offer N-1, categoryId: is missing/)]);
  });
});

describe('an offer that was split into sizes', () => {
  const mapping = { ...emptyMapping, severalSizes: 'split' as const };
  const parts = async () => (await states()).filter((state) => state.startsWith('S-1'));
  beforeEach(async () => {
    await test.import(
      [
        { id: 'S-1', group: 'S', size: 'S, M, L', count: '7', name: 'Юбка' },
        { id: 'B-1', group: 'B', name: 'Туфли', category: '3' },
      ],
      { mapping },
    );
    expect(await parts()).toEqual(['S-1=L: 2, null null', 'S-1=M: 2, null null', 'S-1=S: 3, null null']);
  });

  it.each([
    [
      '<price>1500</price><count>8</count>',
      'S-1=L: 2, null null',
      'S-1=M: 3, null null',
      'S-1=S: 3, null null',
    ],
    ['<count>0</count>', 'S-1=L: 0, null null', 'S-1=M: 0, null null', 'S-1=S: 0, null null'],
  ])(
    'an offer of several sizes with the data %s distributes its pieces among the sizes',
    async (inside, ...expected) => {
      await test.import(bare(offer('S-1', inside)));
      expect(await parts()).toEqual(expected);
      expect(test.refused).toEqual([]);
    },
  );
});

describe('an offer of known goods that names neither size nor colour', () => {
  it.each([
    ['<name>Платье из льна, синий, 44</name><price>3990</price><count>4</count>', 'A-44: 4, null null'],
    ['<name>Платье из льна</name><price>3990</price>', 'A-44: 5, null null'],
    ['<price>3990</price><categoryId>2</categoryId>', 'A-44: 5, null null'],
    ['<name>Платье из льна</name><count>0</count>', 'A-44: 0, null null', 'A-46: 5, null null'],
  ])(
    'an offer that names neither size nor colour updates the values in %s',
    async (inside, named, other = 'A-46: 5, 499000 699000') => {
      const before = await test.goods();
      await test.import(feedText([offer('A-44', inside)]));
      expect(test.refused).toEqual([]);
      expect(await states()).toEqual([named, other, 'B-1: 5, null null']);
      const after = await test.goods();
      expect(after.groups).toEqual(before.groups);
      const isChanged = inside.includes('price');
      expect(
        after.variants.find(({ colorName, price }) => colorName === 'Синий' && price !== 499_000),
      ).toEqual(isChanged ? { ...before.variants[0], price: 399_000, priceBefore: 699_000 } : undefined);
    },
  );

  it('an offer that names neither size nor colour changes the name and the description of its model', async () => {
    await test.import(
      feedText([
        offer(
          'A-44',
          '<name>Платье Лада, синий, 44</name><description>Новое.</description><price>4990</price>',
        ),
      ]),
    );
    expect((await test.goods()).groups.map(({ name, description }) => [name, description])).toContainEqual([
      'Платье Лада',
      'Новое.',
    ]);
  });

  it('an offer that names neither size nor colour is refused if the shop does not have its goods; if it is refused for another error, its size is sold out', async () => {
    await test.import(
      feedText([
        offer('A-44', '<name>Платье</name><price>от 5</price>'),
        offer('X-1', '<name>Платье</name><price>5</price><categoryId>2</categoryId>'),
        offer('B-1', '<price>5</price>'),
      ]),
    );
    expect(test.refused.filter((line) => line.includes('X-1'))).toHaveLength(2);
    expect(await states()).toEqual(['A-44: 0, null null', 'A-46: 5, null null', 'B-1: 5, null null']);
  });
});
