import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article } from '../../domain/tables/goods.ts';
import { openTableTest, type TableTest } from '../testing/goods-table.ts';

let test: TableTest;
beforeEach(async () => {
  test = await openTableTest();
});
afterEach(() => test.close());

describe('hidden goods', () => {
  it('hidden goods stay hidden through imports, which update their number of pieces, until a table shows them', async () => {
    await test.change('Артикул;Скрыть\nB-1;да\n');
    await test.import([{ id: 'B-1', group: 'B', name: 'Юбка из твида', price: '3990', count: '9' }]);
    const state = async () =>
      (await test.db.select().from(article).where(eq(article.sku, 'B-1'))).map(({ stock, hiddenStock }) => [
        stock,
        hiddenStock,
      ]);
    expect(await state()).toEqual([[0, 9]]);
    await test.change('Артикул;Остаток\nB-1;4\n');
    expect(await state()).toEqual([[0, 4]]);
    await test.change('Артикул;Скрыть\nB-1;нет\n');
    expect(await state()).toEqual([[4, null]]);
  });

  it('hidden goods stay hidden if one feed with pruning leaves them out and a later feed contains them again', async () => {
    const [dress, white] = [
      { id: 'A-44', price: '4990' },
      { id: 'A-W', colour: 'Белый', price: '5990' },
    ];
    const skirt = { id: 'B-1', group: 'B', name: 'Юбка из твида', price: '3990', count: '9' };
    await test.change('Артикул;Скрыть\nB-1;да\n');
    await test.import([dress, white], { prune: true });
    const state = async () => {
      const rows = await test.db.select().from(article).where(eq(article.sku, 'B-1'));
      return rows.map(({ stock, hiddenStock }) => [stock, hiddenStock]);
    };
    expect(await state()).toEqual([[0, 0]]);
    await test.import([dress, white, skirt], { prune: true });
    expect(await state()).toEqual([[0, 9]]);
    await test.change('Артикул;Показать\nB-1;да\n');
    expect(await state()).toEqual([[9, null]]);
  });

  it('a new size that a feed adds to hidden goods is hidden', async () => {
    await test.change('Артикул;Скрыть\nPL-1-BLUE;да\n');
    await test.import([{ id: 'A-48', size: '48' }]);
    expect(test.warnings.at(-1)).toMatch(/offer A-48, offer: is new, but its goods are hidden/);
    const [size] = await test.db.select().from(article).where(eq(article.sku, 'A-48'));
    expect(size).toMatchObject({ stock: 0, hiddenStock: 5 });
  });
});
