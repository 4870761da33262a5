import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importStores } from '../../store-table/import-stores.ts';
import { openImportTest } from '../../testing/import.ts';

const sample = (name: string) => fileURLToPath(new URL(`../../../../samples/${name}`, import.meta.url));

test('the samples are imported without a warning, as their description says', async () => {
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
