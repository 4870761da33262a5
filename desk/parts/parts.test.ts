import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { kopecksOf } from './kopecks.ts';
import { parseSearch, stringifySearch } from './lists/search-params.ts';
import { codesOf } from './marking-codes.ts';
import { momentWords } from './moments.ts';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Орлова; Мария', '"Орлова; Мария"'],
  ['+79991234567', '+79991234567'],
])('an exported table contains no formula that a shopper typed: %s', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`);
});

test.each([
  ['500', 50_000],
  ['1 500,5', 150_050],
  ['499.90 ₽', 49_990],
  ['', undefined],
  ['пятьсот', undefined],
  ['1,234', undefined],
  ['-5', undefined],
])('the sum «%s» is %s kopecks', (text, kopecks) => {
  expect(kopecksOf(text)).toBe(kopecks);
});

test('marking codes are entered one per line, and keep the character that separates their groups', () => {
  expect(codesOf('0104601\u001d91\r\n\n0104602')).toEqual(['0104601\u001d91', '0104602']);
});

test('query parameters are read as texts, also if they look like numbers, and lists are separated by commas', () => {
  const query = stringifySearch({
    search: '0045',
    state: ['PAID', 'READY'],
    from: undefined,
    page: 2,
    undecided: true,
  });
  expect(query).toBe('?search=0045&state=PAID,READY&page=2&undecided=true');
  expect(parseSearch(query)).toEqual({ search: '0045', state: 'PAID,READY', page: '2', undecided: 'true' });
  expect(stringifySearch({})).toBe('');
});

test('times of today and yesterday are shown with «сегодня» and «вчера», by the date in Moscow', () => {
  const now = new Date('2026-11-30T00:30:00+03:00');
  expect(momentWords('2026-11-29T21:10:00Z', now)).toBe('сегодня, 00:10');
  expect(momentWords('2026-11-29T20:59:00Z', now)).toBe('вчера, 23:59');
  expect(momentWords('2026-11-22T09:00:00Z', now)).toBe('22\u00a0ноября, 12:00');
});
