import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeGoods } from '../../goods-table/change-goods.ts';
import { importStores } from '../../store-table/import-stores.ts';
import { readTable } from '../../table/read-table.ts';
import { openImportTest, testMoment } from '../../testing/import.ts';

const sample = (name: string) => fileURLToPath(new URL(`../../../../samples/${name}`, import.meta.url));

test('importing the sample feed gives no warnings, and the result that the README of the samples describes', async () => {
  const shop = await openImportTest();
  try {
    expect(
      await importStores({
        db: shop.db,
        file: sample('stores.csv'),
        dataDir: shop.folder,
        publicUrl: 'http://shop.test',
      }),
    ).toMatchObject({ added: 3 });
    expect(await shop.import([], { file: sample('feed.yml') })).toMatchObject({
      models: { added: 12 },
      colours: { added: 30 },
      sizes: { added: 131 },
      outlets: { added: 157 },
    });
    expect(shop.warnings.concat(shop.refused)).toEqual([]);
    const { variants } = await shop.goods();
    expect(variants.flatMap(({ pictures }) => pictures).filter(({ alt }) => alt.includes('нет'))).toEqual([]);
  } finally {
    await shop.close();
  }
});

test.each(['prices.csv', 'stock.csv'])(
  'applying the sample table %s changes goods of the sample feed',
  async (name) => {
    const shop = await openImportTest();
    try {
      await shop.import([], { file: sample('feed.yml') });
      const said: string[] = [];
      const { differences } = await changeGoods({
        db: shop.db,
        rows: await readTable(sample(`tables/${name}`)),
        origin: { kind: 'table', source: name },
        now: testMoment,
        onRefused: ({ why }) => void said.push(why),
        onWarning: ({ why }) => void said.push(why),
      });
      expect(said).toEqual([]);
      expect(differences.length).toBeGreaterThan(2);
    } finally {
      await shop.close();
    }
  },
);
