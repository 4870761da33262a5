import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingHref } from '@/shop/addresses/paths';
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

function show(totalItems: number, totalPages: number) {
  const goods = { choice: {}, sort: 'popular', page: 1, pageSize: 24, totalItems, totalPages } as ListedGoods;
  render(<MoreCards place={PLACE} goods={goods} more={MORE} shown={Math.min(totalItems, 24)} />);
}

test('goods of several pages say how many are shown, and lead on', () => {
  show(30, 2);
  expect(screen.getByRole('status').textContent).toMatch(/^Показано 24 из\s30$/);
  expect(screen.getByRole('link', { name: 'Показать ещё' }).getAttribute('href')).toBe(
    '/zhenshchinam?page=2',
  );
});

test('under goods of one page no count is repeated', () => {
  show(3, 1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
