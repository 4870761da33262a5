import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listingHref } from '@/shop/addresses/paths';
import { words } from '@/testing/words';
import type { ListedGoods } from '../cards/listed-goods';
import { writeListingSearch } from '../choice/listing-search';
import type { Place } from '../choice/place';
import { MoreCards } from './more-cards';
import type { More } from './use-more-cards';

const PLACE: Place = {
  page: '/zhenshchinam',
  hrefOf: (asked) => listingHref('zhenshchinam', writeListingSearch(asked)),
  load: async () => ({ items: [] }),
  count: () => Promise.reject(new Error('Not asked for')),
};
const MORE: More = { cards: [], lastPage: 1, busy: false, error: undefined, append: async () => undefined };

function show(totalItems: number, totalPages: number, page = 1) {
  const goods = { choice: {}, sort: 'popular', page, pageSize: 24, totalItems, totalPages } as ListedGoods;
  render(<MoreCards place={PLACE} goods={goods} more={MORE} shown={Math.min(totalItems, 24)} />);
}

test('goods of several pages say how many are shown, and lead on', () => {
  show(30, 2);
  expect(screen.getByRole('status').textContent).toMatch(/^Показано 24 из\s30$/);
  expect(screen.getByRole('link', { name: 'Показать ещё' }).getAttribute('href')).toBe(
    '/zhenshchinam?page=2',
  );
});

test('with scripts there is one way on; a page further on leads back to the first', () => {
  show(60, 3);
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull();
  expect(screen.queryByRole('link', { name: words('К началу списка') })).toBeNull();
  cleanup();
  show(60, 3, 2);
  expect(screen.getByRole('link', { name: words('К началу списка') }).getAttribute('href')).toBe(
    '/zhenshchinam',
  );
});

test('without scripts numbers lead to every page', () => {
  const goods = {
    choice: {},
    sort: 'popular',
    page: 1,
    pageSize: 24,
    totalItems: 60,
    totalPages: 3,
  } as ListedGoods;
  const html = renderToString(<MoreCards place={PLACE} goods={goods} more={MORE} shown={24} />);
  expect(html).toContain('aria-label="Страница 3"');
});

test('under goods of one page no count is repeated', () => {
  show(3, 1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
