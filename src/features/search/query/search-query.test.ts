import { expect, test } from 'vitest';
import { parseSearch } from '@/shop/addresses/search-params';
import { querySearch, searchHref } from './search-query';

test.each([
  ['?q=123', '123'],
  ['?q=true', 'true'],
  ['?q=null', 'null'],
  ['?q=%22', '"'],
  ['?q=+%D1%8E%D0%B1%D0%BA%D0%B0++%D0%BC%D0%B8%D0%B4%D0%B8+', 'юбка миди'],
  ['?q=a&q=b', 'a'],
  ['?q=', ''],
  ['?q', ''],
  ['', ''],
  ['?q=%00%01', ''],
  ["?q=' OR 1=1; --", "' OR 1=1; --"],
])('the URL %s has the query %j', (search, query) => {
  expect(querySearch.parse(parseSearch(search)).q).toBe(query);
});

test('a query parameter that is not a text is read as an empty query', () => {
  for (const q of [undefined, null, 5, {}, []]) expect(querySearch.parse({ q }).q).toBe('');
});

test('in a URL the query comes before the filters', () => {
  expect(searchHref('тёплое пальто')).toBe(`/search?${new URLSearchParams({ q: 'тёплое пальто' })}`);
  expect(searchHref('a&b', { razmer: '44,46', sort: 'new' })).toBe('/search?q=a%26b&razmer=44,46&sort=new');
  expect(searchHref('', { razmer: '44' })).toBe('/search');
});

test('a query is restored from its URL', () => {
  for (const query of ['123', 'true', '100 %', 'c++', '«пальто» & шарф', '👗', 'a\'b"c', '\\d+(.*)'])
    expect(querySearch.parse(parseSearch(searchHref(query).slice('/search'.length))).q).toBe(query);
});
