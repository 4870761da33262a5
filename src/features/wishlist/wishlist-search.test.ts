import { expect, test } from 'vitest';
import { wishlistHref, wishlistSearch } from './wishlist-search';

test.each([
  [{}, {}],
  [
    { page: '2', sort: 'price-asc', filter: 'in-stock' },
    { page: 2, sort: 'price-asc', filter: 'in-stock' },
  ],
  [{ page: '1', sort: 'added', filter: 'all' }, {}],
  [{ page: '0', sort: 'popular', filter: 'mine' }, {}],
  [{ page: '101' }, {}],
  [{ page: '2.5', sort: '__proto__' }, {}],
])('the URL parameters %o are read as %o', (search, read) => {
  expect(wishlistSearch.parse(search)).toEqual(read);
});

test('default values are not in the URL of the wishlist', () => {
  expect(wishlistHref({ page: 1, sort: 'added', filter: 'all' })).toBe('/wishlist');
  expect(wishlistHref({ page: 3, sort: 'discount', filter: 'in-stock' })).toBe(
    '/wishlist?page=3&sort=discount&filter=in-stock',
  );
});
