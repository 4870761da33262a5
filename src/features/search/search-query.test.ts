import { expect, test } from 'vitest';
import { readSearchQuery, searchHref } from './search-query';

test.each([
  [{ q: '  тёплое   пальто ' }, { q: 'тёплое пальто' }],
  [{ q: 'водо\u00adот\u00adталкивающий' }, { q: 'водоотталкивающий' }],
  [{ q: '   ' }, {}],
  [{}, {}],
  [{ q: 'а'.repeat(120) }, { q: 'а'.repeat(100) }],
  [
    { q: 'юбка', page: '2', sort: 'new' },
    { q: 'юбка', page: 2, sort: 'new' },
  ],
  [{ q: 'юбка', page: '1', sort: 'popular' }, { q: 'юбка' }],
  [{ q: 'юбка', page: '-1', sort: 'cheap' }, { q: 'юбка' }],
  [{ q: 'юбка', page: '99999' }, { q: 'юбка' }],
  [{ q: '123' }, { q: '123' }],
])('%j is read as %j', (search, query) => {
  expect(readSearchQuery(search)).toEqual(query);
});

test('the address leaves out what goes without saying', () => {
  expect(searchHref({ q: 'тёплое пальто', page: 1, sort: 'popular' })).toBe(
    `/search?${new URLSearchParams({ q: 'тёплое пальто' })}`,
  );
  expect(searchHref({ q: 'a&b', page: 2, sort: 'new' })).toBe('/search?q=a%26b&page=2&sort=new');
  expect(searchHref({})).toBe('/search');
});
