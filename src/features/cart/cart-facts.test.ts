import { expect, test } from 'vitest';
import {
  giftChoices,
  giftOf,
  inSeenOrder,
  itemCount,
  lineKey,
  promoDiscount,
  totalQuantity,
} from './cart-facts';
import { testCart, testGift, testItem } from './testing';

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

test('only codes that apply take something off', () => {
  const code = { freeDelivery: false, reason: null };
  const promoCodes = [
    { ...code, code: 'A', applied: true, discountSum: 1000 },
    { ...code, code: 'B', applied: true, discountSum: 500 },
    { ...code, code: 'C', applied: false, discountSum: 0, reason: 'Не хватает 500 ₽' },
  ];
  expect(promoDiscount(testCart([], { promoCodes }))).toBe(1500);
});

test('offers of one gift belong together, and the taken one is known', () => {
  const cart = testCart([], {
    gifts: [testGift('g1', 'a'), testGift('g2', 'b'), testGift('g1', 'c')],
    appliedGifts: [{ giftId: 'g1', articleId: 'c', articleIds: ['x'] }],
  });
  const choices = giftChoices(cart).map(({ giftId, offers, takenArticleId }) => [
    giftId,
    offers.map(({ articleId }) => articleId),
    takenArticleId,
  ]);
  expect(choices).toEqual([
    ['g1', ['a', 'c'], 'c'],
    ['g2', ['b'], undefined],
  ]);
});

test('a line that was brought back returns to its place, and new ones follow', () => {
  const gift = testItem('b', 1, { isGift: true });
  const items = [testItem('a', 1), gift, testItem('new', 1), testItem('b', 1)];
  const seen = ['a', 'b', lineKey(gift)];
  expect(inSeenOrder(items, seen).map(lineKey)).toEqual(['a', 'b', 'b gift', 'new']);
  expect(inSeenOrder(items, [])).toEqual(items);
});
