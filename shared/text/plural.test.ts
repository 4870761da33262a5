import { expect, test } from 'vitest';
import { countOf, formatCount, GOODS, plural } from './plural.ts';

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [4, 'товара'],
  [5, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [21, 'товар'],
  [22, 'товара'],
  [111, 'товаров'],
  [121, 'товар'],
])('the number %i goes with the form «%s»', (count, form) => {
  expect(plural(count, GOODS)).toBe(form);
});

test('the plural forms agree with Intl.PluralRules', () => {
  const rules = new Intl.PluralRules('ru');
  const names = ['one', 'few', 'many'] as const;
  for (let count = 0; count <= 1200; count += 1) expect(plural(count, names)).toBe(rules.select(count));
});

test('a line cannot break inside a number, or between the number and its noun', () => {
  expect(countOf(1240, GOODS)).toBe('1\u00a0240\u00a0товаров');
  expect(formatCount(1000000)).toBe('1\u00a0000\u00a0000');
});
