import { readFile } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { article } from '../../../domain/tables/goods.ts';
import { feedText } from '../../testing/feed.ts';
import { type ImportTest, openImportTest } from '../../testing/import.ts';

let test: ImportTest;
beforeEach(async () => {
  test = await openImportTest();
});
afterEach(() => test.close());

const vats = async () =>
  (await test.db.select({ sku: article.sku, vat: article.vat }).from(article).orderBy(asc(article.sku))).map(
    ({ sku, vat }) => `${sku} ${vat}`,
  );
const taxed = (id: string, vat: string | undefined) => ({
  id,
  group: id,
  name: `Платье ${id}`,
  ...(vat !== undefined && { more: `<vat>${vat}</vat>` }),
});

it('an import stores the VAT rate with each size, and a later feed without VAT does not change it', async () => {
  await test.import([taxed('A', 'VAT_10'), taxed('B', '6'), taxed('C', 'VAT_20'), taxed('D', undefined)]);
  expect(await vats()).toEqual(['A 10', 'B none', 'C usual', 'D null']);
  expect(test.warnings).toEqual([]);
  await test.import([taxed('A', undefined), taxed('B', 'VAT_7')]);
  expect((await vats()).slice(0, 2)).toEqual(['A 10', 'B 7']);
  await test.import([taxed('A', undefined)], { replace: true });
  expect((await vats())[0]).toBe('A null');
});

it('an unknown VAT rate is reported, and the seller’s rate applies to these goods', async () => {
  await test.import([taxed('A', 'VAT_13'), taxed('B', 'VAT_0')]);
  expect(await vats()).toEqual(['A null', 'B none']);
  expect(test.warnings).toEqual([
    expect.stringContaining('vat: «VAT_13» is no rate of VAT; that of the seller counts'),
    expect.stringContaining('vat: «VAT_0» is read as free of VAT; only exports have a rate of 0 %'),
  ]);
});

it('a feed that contains only ids and VAT changes the VAT rates', async () => {
  await test.import([taxed('A', 'VAT_10')]);
  await test.import(feedText(['<offer id="A"><vat>NO_VAT</vat></offer>']));
  expect(test.refused).toEqual([]);
  expect(await vats()).toEqual(['A none']);
});

it('importing an export restores the VAT rates', async () => {
  await test.import([
    taxed('A', 'VAT_10'),
    taxed('B', 'NO_VAT'),
    taxed('C', 'VAT_22'),
    taxed('D', undefined),
  ]);
  const before = await test.goods();
  const text = await readFile(await test.export('out.yml'), 'utf8');
  expect([...text.matchAll(/<vat>(\w+)<\/vat>/g)].map(([, rate]) => rate).sort()).toEqual([
    'NO_VAT',
    'VAT_10',
    'VAT_22',
  ]);
  await test.import(text, { replace: true });
  expect(await test.goods()).toEqual(before);
});
