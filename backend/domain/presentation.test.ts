import { expect, test } from 'vitest';
import { badgeOf, coverOf, discountPercent, galleryOf } from './presentation.ts';

test.each([
  ['no former price', 499_000, null, null],
  ['a round discount', 1_749_000, 2_499_000, 30],
  ['never more than is given', 1_000, 1_499, 33],
  ['less than a percent is not worth saying', 999_000, 1_000_000, null],
  ['never the whole price', 1, 1_000_000, 99],
])('%s', (_, price, priceBefore, percent) => {
  expect(discountPercent(price, priceBefore)).toBe(percent);
});

const stocks = (...all: number[]) => all.map((stock) => ({ stock }));
test.each([
  ['one size of several is left', stocks(0, 3, 0), false, 'LAST_SIZE'],
  ['the last size goes before newness', stocks(0, 3), true, 'LAST_SIZE'],
  ['the only size there is is not the last', stocks(3), false, null],
  ['new', stocks(1, 2), true, 'NEW'],
  ['nothing to say', stocks(1, 2), false, null],
  ['sold out', stocks(0, 0), false, null],
] as const)('%s', (_, articles, isNew, badge) => {
  expect(badgeOf(articles, isNew)).toBe(badge);
});

test('a variant without pictures shows the placeholder, one that has some does not', () => {
  const template = '/pictures/own/placeholder-{width}.{format}';
  expect(coverOf([])).toMatchObject({ template, widths: [240, 400, 640, 900] });
  expect(galleryOf([])).toEqual([coverOf([])]);
  const front = { ...coverOf([]), template: '/pictures/0/coat/front/camel-{width}.{format}' };
  expect(galleryOf([front])).toEqual([front]);
});
