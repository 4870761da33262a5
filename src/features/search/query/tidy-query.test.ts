import { expect, test } from 'vitest';
import { foldQuery, MAX_QUERY, tidyQuery } from './tidy-query';

test.each([
  ['  тёплое   пальто ', 'тёплое пальто'],
  ['водо\u00adот\u00adталкивающий', 'водоотталкивающий'],
  ['\u202eпла\u200bтье\ufeff', 'платье'],
  ['👩\u200d👧', '👩\u200d👧'],
  ['юбка\u0000\u0007\n миди', 'юбка миди'],
  ['платье\u00a0миди', 'платье миди'],
  ['123', '123'],
  ['true', 'true'],
  ['👗', '👗'],
  ['   ', ''],
  ['а'.repeat(120), 'а'.repeat(100)],
])('the query %j is normalized to %j', (text, tidy) => {
  expect(tidyQuery(text)).toBe(tidy);
});

test('cutting a long query does not split an emoji', () => {
  const cut = tidyQuery(`${'а'.repeat(MAX_QUERY - 1)}👗`);
  expect(cut).toBe('а'.repeat(MAX_QUERY - 1));
  expect(cut.isWellFormed()).toBe(true);
});

test('foldQuery ignores case and ё, and keeps the positions of letters', () => {
  expect(foldQuery('Тёплое ПАЛЬТО')).toBe('теплое пальто');
  for (const text of ['Ёлка', 'İstanbul', '👗 платье']) expect(foldQuery(text)).toHaveLength(text.length);
});
