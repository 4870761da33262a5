import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Article, SizeTable } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../../tests/component-shop';
import { SizeTableDialog } from './size-table-dialog';

const table: SizeTable = {
  id: 'women-outerwear',
  title: 'Женская верхняя одежда',
  note: 'Измерения тела в\u00a0сантиметрах.',
  columns: ['Обхват груди'],
  rows: [
    { russian: '42', european: '36', international: 'XS', measurements: ['82–85'] },
    { russian: '44', european: '38', international: null, measurements: ['86–89'] },
    { russian: '60', european: '54', international: '5XL', measurements: ['118–121'] },
  ],
  advice: ['Измеряйте грудь по\u00a0самым выступающим точкам.'],
};
const article = (size: string, state: Article['state'] = 'IN_STOCK'): Article => ({
  articleId: `a-${size}`,
  sku: `s-${size}`,
  size,
  international: null,
  state,
  left: null,
});
const articles = [article('42', 'SOLD_OUT'), article('44')];

beforeEach(() => {
  server.use(
    http.get('*/api/catalog-orchestration/v1/size-tables/women-outerwear', () => HttpResponse.json(table)),
  );
});

function show(sizes = articles, chosen: Article | undefined = sizes[1]) {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const page = renderPage(
    <SizeTableDialog
      open
      onClose={onClose}
      sizeTableId="women-outerwear"
      articles={sizes}
      chosen={chosen}
      onChoose={onChoose}
    />,
  );
  return { ...page, onChoose, onClose };
}

test('the size table shows sizes in three systems, and body measurements', async () => {
  show();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
    ['Россия', 'Европа', 'Межд.', 'Обхват груди'],
    ['42', '36', 'XS', '82–85'],
    ['44\u00a0— выбран', '38', '—', '86–89'],
    ['60', '54', '5XL', '118–121'],
  ]);
});

test('pressing a row chooses its size once, if the product has the size', async () => {
  const { user, onChoose, onClose } = show();
  const button = await screen.findByRole('button', { name: /^Выбрать размер 42, нет\sв\sналичии$/ });
  expect(screen.getByRole('button', { name: 'Выбрать размер 44' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: /60/ })).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('cell', { name: '118–121' }));
  expect(onChoose.mock.calls).toEqual([[articles[0]]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('pressing a size with several heights keeps the chosen height, or else chooses the first in stock', async () => {
  const heights = [article('44/158', 'SOLD_OUT'), article('44/164'), article('44/170')];
  const { unmount } = show(heights, heights[2]);
  expect(
    (await screen.findByRole('button', { name: 'Выбрать размер 44' })).getAttribute('aria-pressed'),
  ).toBe('true');
  unmount();
  const { user, onChoose } = show(heights, article('42'));
  await user.click(await screen.findByRole('button', { name: 'Выбрать размер 44' }));
  expect(onChoose.mock.calls).toEqual([[heights[1]]]);
});

test('if the size table fails to load, a button loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  server.use(
    http.get('*/api/catalog-orchestration/v1/size-tables/women-outerwear', () =>
      broken ? HttpResponse.json({ title: 'Нет' }, { status: 503 }) : HttpResponse.json(table),
    ),
  );
  const { user } = show();
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('typed body measurements mark the row of the matching size, and pressing this row chooses the size', async () => {
  const { user, onChoose } = show();
  await user.click(await screen.findByRole('tab', { name: 'Мой размер' }));
  await user.type(screen.getByLabelText('Обхват груди, см'), '87');
  await user.click(screen.getByRole('tab', { name: 'Размеры' }));
  expect(screen.getByRole('button', { name: 'Выбрать размер 44, ваш' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Мой размер' }));
  await user.click(screen.getByRole('button', { name: 'Выбрать 44' }));
  expect(onChoose.mock.calls).toEqual([[articles[1]]]);
  localStorage.clear();
});
