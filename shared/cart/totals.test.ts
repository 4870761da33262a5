import { describe, expect, test } from 'vitest';
import { cartTotals, type PricedLine, showLine } from './totals.ts';

function line(more: Partial<PricedLine> = {}): PricedLine {
  return {
    articleId: 'coat',
    isGift: false,
    giftRuleId: null,
    quantity: 1,
    seenPrice: 1_749_000,
    wasReduced: false,
    stock: 5,
    price: 1_749_000,
    priceBefore: 2_499_000,
    offered: 0,
    ...more,
  };
}
const soldOut = line({ articleId: 'sold', stock: 0, quantity: 2 });

test('cartTotals returns the sums before and after discounts in kopecks (§3.3.1)', () => {
  const shirts = line({ articleId: 'shirt', quantity: 2, price: 199_000, priceBefore: null });
  expect(cartTotals([line(), shirts])).toEqual({
    total: 2_897_000,
    discountSum: 750_000,
    discountPrice: 2_147_000,
    orderable: true,
    orderableReasons: [],
  });
});

test('cartTotals subtracts the discount of promo codes', () => {
  expect(cartTotals([line()], 100_000)).toMatchObject({ discountSum: 850_000, discountPrice: 1_649_000 });
});

test.each<[string, Partial<PricedLine>, Partial<ReturnType<typeof showLine>>]>([
  ['lowers the price of one piece', { offered: 49_000 }, { unitPrice: 1_700_000, lineTotal: 1_700_000 }],
  [
    'lowers the price of each piece by whole kopecks',
    { quantity: 3, offered: 100 },
    { unitPrice: 1_748_967, lineTotal: 5_246_901 },
  ],
  [
    'lowers the price of a line at most to zero',
    { quantity: 2, offered: 9_999_999 },
    { unitPrice: 0, lineTotal: 0 },
  ],
  [
    'changes no price if it is negative',
    { offered: -500 },
    { unitPrice: 1_749_000, unitPriceBefore: 2_499_000 },
  ],
  ['does not change the price of a gift', { isGift: true, offered: 500 }, { unitPrice: 0, lineTotal: 0 }],
])('the discount of a marketing platform %s', (_, more, shown) => {
  expect(showLine(line(more))).toMatchObject(shown);
});

test('cartTotals subtracts the discount of a marketing platform, even if nothing is left to pay', () => {
  expect(cartTotals([line({ offered: 49_000 })])).toMatchObject({
    total: 2_499_000,
    discountSum: 799_000,
    discountPrice: 1_700_000,
  });
  expect(cartTotals([line({ offered: 1_749_000 })])).toMatchObject({
    total: 2_499_000,
    discountSum: 2_499_000,
    discountPrice: 0,
    orderable: true,
  });
});

test.each<[string, PricedLine[], object]>([
  ['an empty cart cannot be ordered', [], { total: 0, orderable: false, orderableReasons: ['EMPTY'] }],
  [
    'a sold-out line adds nothing and makes the cart impossible to order',
    [line(), soldOut],
    {
      total: 2_499_000,
      discountPrice: 1_749_000,
      orderable: false,
      orderableReasons: ['ARTICLE_SOLD_OUT'],
    },
  ],
  ['a gift adds nothing', [line(), line({ isGift: true })], { total: 2_499_000, discountSum: 750_000 }],
  ['only pieces in stock are counted', [line({ quantity: 9 })], { total: 5 * 2_499_000 }],
])('in the totals of a cart, %s', (_, lines, expected) => {
  expect(cartTotals(lines)).toMatchObject(expected);
});

describe('the notices of a cart line', () => {
  test.each<[string, Partial<PricedLine>, object[]]>([
    ['has no notice if nothing has changed', {}, []],
    [
      'reports a changed price',
      { seenPrice: 2_499_000 },
      [
        {
          code: 'PRICE_CHANGED',
          text: 'Цена изменилась: было 24\u00a0990\u00a0₽, стало 17\u00a0490\u00a0₽',
        },
      ],
    ],
    [
      'reports that its quantity was lowered',
      { stock: 3, quantity: 3, wasReduced: true },
      [
        {
          code: 'QUANTITY_REDUCED',
          text: 'Доступно только 3\u00a0шт.\u00a0— мы обновили количество',
        },
      ],
    ],
    [
      'does not report a lowered quantity once the stock is larger',
      { stock: 4, quantity: 3, wasReduced: true },
      [],
    ],
    [
      'reports only that the goods have sold out, although the price has changed too',
      { stock: 0, seenPrice: 1 },
      [{ code: 'SOLD_OUT', text: 'Товар закончился' }],
    ],
    ['does not report the price of a gift', { isGift: true, seenPrice: 1 }, []],
  ])('a cart line %s', (_, more, notices) => {
    expect(showLine(line(more)).notices).toEqual(notices);
  });
});

test('a line shows the stock as its quantity if the stock fell below the quantity', () => {
  expect(showLine(line({ stock: 2, quantity: 4 }))).toMatchObject({
    quantity: 2,
    maxQuantity: 2,
    lineTotal: 3_498_000,
    notices: [{ code: 'QUANTITY_REDUCED' }],
  });
});

test('a sold-out line is shown with its price but without an amount', () => {
  expect(showLine(soldOut)).toMatchObject({
    quantity: 2,
    unitPrice: 1_749_000,
    lineTotal: 0,
    maxQuantity: 0,
  });
});
