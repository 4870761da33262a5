import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedText, type OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';

let test: ImportTest;
beforeEach(async () => {
  test = await openImportTest();
});
afterEach(() => test.close());

const states = async () =>
  (await test.goods()).articles.map(({ sku, size, stock }) => `${sku}: ${size}, ${stock}`);
const size = (id: string, name: string, more: OfferFacts = {}): OfferFacts => ({ id, size: name, ...more });

describe('goods that come with new ids', () => {
  beforeEach(() => test.import([size('A-1', '44'), size('A-2', '46'), size('A-3', '48')]));

  it('goods that come with new ids take over the sizes that the shop has, so that no piece is sold twice', async () => {
    const before = (await test.goods()).articles.map(({ id }) => id);
    const renamed = [size('N-1', '44', { count: '3' }), size('N-2', '46', { count: '2' })];
    await test.import(renamed);
    expect(await states()).toEqual(['A-3: 48, 5', 'N-1: 44, 3', 'N-2: 46, 2']);
    expect((await test.goods()).articles.map(({ id }) => id).sort()).toEqual(before.sort());
    const line =
      'id: is new for a size that the shop has as A-1 and the feed does not name (Синий, 44); that size passes to this offer';
    expect(test.warnings).toContain(`line 15, offer N-1, ${line}`);
    test.warnings.length = 0;
    await expect(test.import(renamed, { prune: true })).resolves.toMatchObject({
      sizes: { added: 0, unchanged: 2 },
    });
    expect(await states()).toEqual(['N-1: 44, 3', 'N-2: 46, 2']);
    expect(test.warnings).toEqual([]);
  });

  it('goods keep their new ids if a later feed changes their size, has only their price, or has an invalid offer for them', async () => {
    await test.import([size('N-1', '44')]);
    await test.import([size('N-1', '50')]);
    expect(await states()).toEqual(['A-2: 46, 5', 'A-3: 48, 5', 'N-1: 50, 5']);
    await test.import(feedText(['<offer id="N-1"><count>9</count></offer>'], { categories: '' }));
    expect(await states()).toEqual(['A-2: 46, 5', 'A-3: 48, 5', 'N-1: 50, 9']);
    await test.import([size('N-1', '50', { price: 'дорого' }), size('A-2', '46')], { prune: true });
    expect(await states()).toEqual(['A-2: 46, 5', 'N-1: 50, 0']);
  });

  it('goods that come with new ids do not take over sizes that the feed contains under their old ids', async () => {
    await test.import([size('A-1', '46'), size('N-1', '44')]);
    expect(await states()).toEqual(['A-1: 46, 5', 'A-2: 46, 0', 'A-3: 48, 5', 'N-1: 44, 5']);
    expect(test.warnings).toContainEqual(
      expect.stringContaining('offer A-1, id: is a size that the shop also has as A-2'),
    );
  });

  it('goods that come with new ids are added as new sizes if their colour or model differs', async () => {
    await test.import([
      size('N-1', '44', { colour: 'Красный' }),
      size('N-2', '44', { group: 'N', name: 'Платье Мария' }),
    ]);
    expect(await states()).toEqual(['A-1: 44, 5', 'A-2: 46, 5', 'A-3: 48, 5', 'N-1: 44, 5', 'N-2: 44, 5']);
  });
});
