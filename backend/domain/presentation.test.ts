import { expect, test } from 'vitest';
import { badgeOf, coverOf, galleryOf } from './presentation.ts';

const stocks = (...all: number[]) => all.map((stock) => ({ stock }));
test.each([
  ['says that one of several sizes is left', stocks(0, 3, 0), false, 'LAST_SIZE'],
  ['names the last size rather than a new product', stocks(0, 3), true, 'LAST_SIZE'],
  ['is missing if the product has only one size', stocks(3), false, null],
  ['says that the product is new', stocks(1, 2), true, 'NEW'],
  ['is missing if several sizes of an old product are left', stocks(1, 2), false, null],
  ['is missing if the colour is sold out', stocks(0, 0), false, null],
] as const)('the badge of a colour %s', (_, articles, isNew, badge) => {
  expect(badgeOf(articles, isNew)).toBe(badge);
});

test('only a colour without pictures shows the placeholder', () => {
  const template = '/pictures/own/placeholder-{width}.{format}';
  expect(coverOf([])).toMatchObject({ template, widths: [240, 400, 640, 900] });
  expect(galleryOf([])).toEqual([coverOf([])]);
  const front = { ...coverOf([]), template: '/pictures/0/coat/front/camel-{width}.{format}' };
  expect(galleryOf([front])).toEqual([front]);
});
