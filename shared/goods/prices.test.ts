import { describe, expect, test } from 'vitest';
import { colourPrices, contractPrices, discountPercent, pricesOfSize } from './prices.ts';

describe('the percentage of a discount', () => {
  test.each([
    ['is missing if there is no former price', 499_000, null, null],
    ['is exact for a round discount', 1_749_000, 2_499_000, 30],
    ['is rounded down', 1_000, 1_499, 33],
    ['is missing if it is less than one', 999_000, 1_000_000, null],
    ['is never 100', 1, 1_000_000, 99],
  ])('the percentage of a discount %s', (_, price, priceBefore, percent) => {
    expect(discountPercent(price, priceBefore)).toBe(percent);
  });
});

const size = (price: number, inStock = true, priceBefore: number | null = null) => ({
  price,
  priceBefore,
  inStock,
});

describe('the price of a colour, which follows from the prices of its sizes', () => {
  test.each([
    ['is the common price of its sizes', [size(299), size(299)], { price: 299, priceBefore: null }],
    [
      'is the lowest price of its sizes',
      [size(349), size(299)],
      { price: 299, priceBefore: null, hasDearerSizes: true },
    ],
    [
      'is the lowest price of the sizes in stock',
      [size(299, false), size(349), size(349)],
      { price: 349, priceBefore: null },
    ],
    [
      'is the lowest price of all sizes if no size is in stock',
      [size(349, false), size(299, false)],
      { price: 299, priceBefore: null },
    ],
    [
      'ignores dearer sizes that are out of stock',
      [size(299), size(349, false)],
      { price: 299, priceBefore: null },
    ],
    [
      'has the former price of the cheapest size',
      [size(349), size(299, true, 399)],
      { price: 299, priceBefore: 399, hasDearerSizes: true },
    ],
    [
      'shows no discount that only some sizes at that price have',
      [size(299, true, 399), size(299)],
      { price: 299, priceBefore: null },
    ],
    ['is undefined without sizes', [], undefined],
  ])('the price of a colour %s', (_, sizes, expected) => {
    expect(colourPrices(sizes)).toEqual(expected);
  });
});

describe('the prices of sizes in the contract', () => {
  const colour = { price: 299, priceBefore: 399 };

  test('sizes have no prices of their own if all cost the same', () => {
    expect(contractPrices([colour, colour])).toEqual([{}, {}]);
    expect(contractPrices([])).toEqual([]);
  });

  test.each([
    ['prices', [colour, { price: 349, priceBefore: 399 }]],
    ['former prices', [colour, { price: 299, priceBefore: null }]],
  ])('all sizes have their own prices if %s differ, independently of the price of the colour', (_, sizes) => {
    const prices = contractPrices(sizes);
    expect(prices.every(({ price }) => price !== undefined)).toBe(true);
    expect(prices.map((size) => pricesOfSize({ price: 1, priceBefore: 2 }, size))).toEqual(sizes);
  });

  test('a size without its own price costs as much as its colour', () => {
    expect(pricesOfSize(colour, {})).toEqual(colour);
    expect(pricesOfSize(colour)).toEqual(colour);
  });
});
