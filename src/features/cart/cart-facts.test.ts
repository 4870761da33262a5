import { expect, test } from 'vitest';
import { giftOf, itemCount, totalQuantity } from './cart-facts';
import { testCart, testItem } from './testing';

test('item count is lines, total quantity is pieces', () => {
  const cart = testCart([testItem('a', 2), testItem('b', 3)]);
  expect([itemCount(cart), totalQuantity(cart)]).toEqual([2, 5]);
  expect([itemCount(testCart([])), totalQuantity(testCart([]))]).toEqual([0, 0]);
});

test('the gift of an article is the applied one that it earned', () => {
  const first = { giftId: 'g1', articleId: 'x', articleIds: ['a', 'b'] };
  const second = { giftId: 'g2', articleId: 'y', articleIds: ['c'] };
  const cart = testCart([], { appliedGifts: [first, second] });
  expect([giftOf(cart, 'b'), giftOf(cart, 'c'), giftOf(cart, 'x')]).toEqual([first, second, undefined]);
});
