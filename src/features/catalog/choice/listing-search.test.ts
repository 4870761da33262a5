import { expect, test } from 'vitest';
import { listingSearch } from './listing-search';

test.each([
  [{}, {}],
  [
    { page: '2', sort: 'new' },
    { page: 2, sort: 'new' },
  ],
  [{ page: '1', sort: 'popular' }, {}],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '2.5' }, {}],
  [{ page: '1e3' }, {}],
  [{ page: '99999' }, {}],
  [{ page: 'abc', sort: 'cheap' }, {}],
  [{ page: 3 }, { page: 3 }],
  [{ q: '123' }, {}],
])('the URL parameters %j are read as %j', (search, expected) => {
  expect(listingSearch.parse(search)).toEqual(expected);
});
