import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params';

test('parameter values stay text, even if they look like JSON', () => {
  expect(parseSearch('?q=123&b=true&n=null&o=%7B%7D&e=')).toEqual({
    q: '123',
    b: 'true',
    n: 'null',
    o: '{}',
    e: '',
  });
});

test('of a repeated parameter only the first value is kept', () => {
  expect(parseSearch('?redirect=2&redirect=3')).toEqual({ redirect: '2' });
});

test('repeated filters, queries and sort orders keep all their values, because forms without scripts repeat parameters', () => {
  expect(parseSearch('?cvet=siniy&razmer=44&cvet=krasnyy&cvet=')).toEqual({
    cvet: ['siniy', 'krasnyy', ''],
    razmer: '44',
  });
  expect(parseSearch('?q=2&q=3')).toEqual({ q: ['2', '3'] });
  expect(stringifySearch({ cvet: ['siniy', 'krasnyy'], razmer: '44' })).toBe(
    '?cvet=siniy&cvet=krasnyy&razmer=44',
  );
});

test('facet values are readable in a URL: commas and slashes are not escaped', () => {
  expect(stringifySearch({ razdel: 'zhenshchinam/platya,obuv/tufli', redirect: '/a,b' })).toBe(
    '?razdel=zhenshchinam/platya,obuv/tufli&redirect=%2Fa%2Cb',
  );
});

test('a parameter named __proto__ is read like any other', () => {
  const search = parseSearch('?__proto__=x&a=1');
  expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
  expect(Object.keys(search)).toEqual(['__proto__', 'a']);
});

test('parameters without a value are left out of the query string', () => {
  expect(stringifySearch({ page: 2, sort: undefined, q: 'пальто с поясом', e: '' })).toBe(
    '?page=2&q=%D0%BF%D0%B0%D0%BB%D1%8C%D1%82%D0%BE+%D1%81+%D0%BF%D0%BE%D1%8F%D1%81%D0%BE%D0%BC',
  );
  expect(stringifySearch({})).toBe('');
});

test('parsing a stringified search gives the search again', () => {
  const search = { q: 'a&b=c', page: '2', sort: 'new' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});
