import { describe, expect, test } from 'vitest';
import { testCart, testGift, testItem } from '../testing';
import {
  giftChoices,
  giftNameOf,
  giftOf,
  inPreviousOrder,
  itemCount,
  lineKey,
  promoDiscount,
  totalQuantity,
} from './cart-facts';

describe('the cart of docs/specification.md §4.3', () => {
  test('the item count of a cart is the number of its lines (§4.3.1)', () => {
    const gift = testItem('a', 1, { isGift: true });
    expect(itemCount(testCart([testItem('a', 2), testItem('b', 3), gift]))).toBe(3);
    expect(itemCount(testCart([]))).toBe(0);
  });

  test('the total quantity of a cart is the sum of the quantities of its lines (§4.3.1)', () => {
    const gift = testItem('a', 1, { isGift: true });
    expect(totalQuantity(testCart([testItem('a', 2), testItem('b', 3), gift]))).toBe(6);
    expect(totalQuantity(testCart([]))).toBe(0);
  });

  test('the gift that an article earned is the applied gift whose articleIds contain the article (§4.3.1)', () => {
    const first = { giftId: 'g1', articleId: 'x', articleIds: ['a', 'b'] };
    const second = { giftId: 'g2', articleId: 'y', articleIds: ['c'] };
    const cart = testCart([], { appliedGifts: [first, second] });
    expect(['a', 'b', 'c', 'x', 'd'].map((id) => giftOf(cart, id))).toEqual([
      first,
      first,
      second,
      undefined,
      undefined,
    ]);
  });

  test('a line has the name of the gift that it earned; the line of a gift has none', () => {
    const gift = testItem('x', 1, { isGift: true, name: 'Шапка' });
    const applied = { giftId: 'g', articleId: 'x', articleIds: ['a', 'x'] };
    const cart = testCart([testItem('a', 1), testItem('x', 1), gift], { appliedGifts: [applied] });
    expect(giftNameOf(cart, { articleId: 'a', isGift: false })).toBe('Шапка');
    expect(giftNameOf(cart, { articleId: 'b', isGift: false })).toBeUndefined();
    expect(giftNameOf(cart, { articleId: 'x', isGift: true })).toBeUndefined();
  });
});

test('only applied codes reduce the price', () => {
  const code = { freeDelivery: false, reason: null };
  const promoCodes = [
    { ...code, code: 'A', applied: true, discountSum: 1000 },
    { ...code, code: 'B', applied: true, discountSum: 500 },
    { ...code, code: 'C', applied: false, discountSum: 0, reason: 'Не хватает 500 ₽' },
  ];
  expect(promoDiscount(testCart([], { promoCodes }))).toBe(1500);
});

test('offers are grouped by gift, and the taken offer is marked', () => {
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

test('a restored line returns to its place, and new lines follow', () => {
  const gift = testItem('b', 1, { isGift: true });
  const items = [testItem('a', 1), gift, testItem('new', 1), testItem('b', 1)];
  const seen = ['a', 'b', lineKey(gift)];
  expect(inPreviousOrder(items, seen).map(lineKey)).toEqual(['a', 'b', 'b gift', 'new']);
  expect(inPreviousOrder(items, [])).toEqual(items);
});
