import { describe, expect, test } from 'vitest';
import { colourPrices, contractPrices, discountPercent, pricesOfSize } from './prices.ts';

describe('the percentage of a discount', () => {
  test.each([
    ['no former price', 499_000, null, null],
    ['a round discount', 1_749_000, 2_499_000, 30],
    ['never more than the real discount', 1_000, 1_499, 33],
    ['null for less than one percent', 999_000, 1_000_000, null],
    ['never the whole price', 1, 1_000_000, 99],
  ])('the percentage of a discount: %s', (_, price, priceBefore, percent) => {
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
    ['the common price of its sizes', [size(299), size(299)], { price: 299, priceBefore: null }],
    [
      'the lowest price of its sizes',
      [size(349), size(299)],
      { price: 299, priceBefore: null, hasDearerSizes: true },
    ],
    ['the lowest in stock', [size(299, false), size(349), size(349)], { price: 349, priceBefore: null }],
    [
      'the lowest of all sizes if no size is in stock',
      [size(349, false), size(299, false)],
      { price: 299, priceBefore: null },
    ],
    [
      'without dearer sizes that are out of stock',
      [size(299), size(349, false)],
      { price: 299, priceBefore: null },
    ],
    [
      'with the former price of the cheapest size',
      [size(349), size(299, true, 399)],
      { price: 299, priceBefore: 399, hasDearerSizes: true },
    ],
    [
      'without a discount that only some sizes at that price have',
      [size(299, true, 399), size(299)],
      { price: 299, priceBefore: null },
    ],
    ['undefined without sizes', [], undefined],
  ])('the price of a colour is %s', (_, sizes, expected) => {
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
