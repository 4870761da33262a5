import { expect, test } from 'vitest';
import type { Cart } from '@/lib/api';
import { testCart, testGift, testItem } from '../testing';
import {
  addActions,
  changeActions,
  clearActions,
  giftActions,
  removeActions,
  updateActions,
} from './cart-actions';
import { predict, withoutPromoCode } from './predict';

const cart = testCart([testItem('a', 2), testItem('b', 1), testItem('a', 1, { isGift: true })]);
const quantities = ({ items }: Cart) => items.map(({ articleId, quantity }) => `${articleId}${quantity}`);
const a = { articleId: 'a', isGift: false };

test.each([
  ['more', addActions('a', 3), ['a5', 'b1', 'a1']],
  ['more than there are', addActions('a', 9), ['a10', 'b1', 'a1']],
  ['less', removeActions('a'), ['a1', 'b1', 'a1']],
  ['the last one', removeActions('b'), ['a2', 'a1']],
  ['a number', updateActions(a, 7), ['a7', 'b1', 'a1']],
  ['nothing', updateActions(a, 0), ['b1', 'a1']],
  ['nothing at all', clearActions(cart.items), []],
  ['an article that is not there yet', addActions('c', 1), ['a2', 'b1', 'a1']],
  ['one turned into what is not there yet', changeActions('b', 'c', 2), ['a2', 'b1', 'a1']],
  ['one turned into what is there', changeActions('b', 'a', 2), ['a4', 'a1']],
])('an optimistic update shows the new quantities for: %s', (_, actions, expected) => {
  expect(quantities(predict(cart, actions))).toEqual(expected);
});

test('an optimistic update leaves the prices as they are until the response', () => {
  const predicted = predict(cart, updateActions(a, 7));
  expect(predicted.discountPrice).toBe(cart.discountPrice);
  expect(predicted.items[0]?.lineTotal).toBe(cart.items[0]?.lineTotal);
});

test('predicting a cart does not mutate the cart that was passed in', () => {
  predict(cart, clearActions(cart.items));
  expect(quantities(cart)).toEqual(['a2', 'b1', 'a1']);
});

test('a removed promo code disappears at once, and the sums change only with the response', () => {
  const code = { code: 'ZIMA10', applied: true, discountSum: 100, freeDelivery: false, reason: null };
  const discounted = { ...cart, promoCodes: [code, { ...code, code: 'VESNA' }], discountSum: 200 };
  const after = withoutPromoCode(discounted, 'ZIMA10');
  expect(after.promoCodes.map((other) => other.code)).toEqual(['VESNA']);
  expect(after.discountSum).toBe(200);
});

const gifts = [testGift('g', 'b'), testGift('g', 'c')];
const chosen = ({ appliedGifts }: Cart) => appliedGifts.map(({ articleId }) => articleId);

test('taking another gift replaces the taken one at once', () => {
  const before = testCart([testItem('b', 1, { isGift: true }), testItem('a', 1)], {
    gifts,
    appliedGifts: [{ giftId: 'g', articleId: 'b', articleIds: ['a'] }],
  });
  const after = predict(before, giftActions('c', 'b'));
  expect(quantities(after)).toEqual(['c1', 'a1']);
  expect(after.items[0]).toMatchObject({ name: 'Шапка c', isGift: true });
  expect(after.appliedGifts).toEqual([{ giftId: 'g', articleId: 'c', articleIds: ['a'] }]);
});

test('the first taken gift is marked at once, and its line appears with the response', () => {
  const after = predict(testCart([testItem('a', 1)], { gifts }), giftActions('b'));
  expect(chosen(after)).toEqual(['b']);
  expect(quantities(after)).toEqual(['a1']);
});

test('taking a gift that the cart does not offer changes nothing before the response', () => {
  const before = testCart([testItem('a', 1)], { gifts });
  expect(predict(before, giftActions('z'))).toEqual(before);
});
