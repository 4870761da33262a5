import { describe, expect, test } from 'vitest';
import type { ArticleState, CartLine } from './cart-line.ts';
import type { GiftRule } from './gifts.ts';
import { maxLines } from './limits.ts';
import { type MergedLines, mergeLines } from './merge-lines.ts';

const articles = new Map<string, ArticleState>([
  ['coat', { groupId: 'coat', stock: 3, price: 1_749_000 }],
  ['shirt', { groupId: 'shirt', stock: 100, price: 199_000 }],
  ['scarf', { groupId: 'scarf', stock: 1, price: 99_000 }],
  ['hat', { groupId: 'hat', stock: 5, price: 99_000 }],
  ['sold', { groupId: 'sold', stock: 0, price: 59_000 }],
]);
const rule: GiftRule = {
  id: 'sum',
  title: 'К заказу',
  fromSum: 1_500_000,
  forGroupIds: [],
  articleIds: ['scarf', 'hat'],
};
const context = { articles, giftRules: [rule] };

function line(articleId: string, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  const seenPrice = articles.get(articleId)?.price ?? 0;
  return { articleId, isGift: false, giftRuleId: null, quantity, seenPrice, wasReduced: false, ...more };
}
const gift = (articleId: string) => line(articleId, 1, { isGift: true, giftRuleId: 'sum' });
const reduced = { wasReduced: true };
const full = Array.from({ length: maxLines }, (_, index) => line(`a${index}`));

describe('merging goods of a guest’s cart into the account’s cart', () => {
  test.each<[string, CartLine[], CartLine[], Partial<MergedLines>]>([
    ['go into an empty cart', [], [line('coat', 2)], { lines: [line('coat', 2)], added: 1 }],
    [
      'add to the quantities of the account; new lines follow',
      [line('shirt', 2)],
      [line('coat'), line('shirt', 3)],
      { lines: [line('shirt', 5), line('coat')], added: 2, lowered: [] },
    ],
    [
      'are limited by the stock',
      [line('coat', 2)],
      [line('coat', 2)],
      {
        lines: [line('coat', 3, reduced)],
        added: 1,
        lowered: [{ articleId: 'coat', quantity: 3, byStock: true }],
      },
    ],
    [
      'are limited to ten pieces, and a full line drops the rest',
      [line('shirt', 10)],
      [line('shirt', 10)],
      {
        lines: [line('shirt', 10, reduced)],
        added: 0,
        lowered: [{ articleId: 'shirt', quantity: 10, byStock: false }],
      },
    ],
    [
      'that have sold out are left out',
      [line('coat')],
      [line('sold', 2)],
      { lines: [line('coat')], added: 0, soldOut: ['sold'] },
    ],
    [
      'that have sold out do not change the account’s line of the same goods',
      [line('sold', 1)],
      [line('sold', 2)],
      { lines: [line('sold', 1)], added: 0, soldOut: [] },
    ],
    ['are left out if the cart is full', full, [line('coat')], { lines: full, added: 0, noRoom: 1 }],
    [
      'keep the price that the guest saw, so that a change is shown',
      [],
      [line('coat', 1, { seenPrice: 7 })],
      { lines: [line('coat', 1, { seenPrice: 7 })], added: 1 },
    ],
  ])('when carts are merged, goods of the guest %s', (_, account, guest, expected) => {
    expect(mergeLines(account, guest, context)).toMatchObject(expected);
  });
});

describe('merging gifts of a guest’s cart into the account’s cart', () => {
  test.each<[string, CartLine[], CartLine[], Partial<MergedLines>]>([
    [
      'of the guest are kept if the merged cart earns them',
      [line('shirt')],
      [gift('hat'), line('coat')],
      { lines: [line('shirt'), line('coat'), gift('hat')], giftLosses: [], added: 1 },
    ],
    [
      'of the guest are left out if the merged cart does not earn them',
      [line('shirt')],
      [gift('hat')],
      { lines: [line('shirt')], giftLosses: ['NOT_OFFERED'] },
    ],
    [
      'of the guest are left out if the account has another gift',
      [line('coat'), gift('scarf')],
      [gift('hat')],
      { lines: [line('coat'), gift('scarf')], giftLosses: ['ANOTHER_TAKEN'] },
    ],
    [
      'that both carts contain become one gift, without a message',
      [line('coat'), gift('hat')],
      [gift('hat')],
      { lines: [line('coat'), gift('hat')], giftLosses: [], messages: [] },
    ],
    [
      'of the account are removed if the guest is buying the last piece',
      [line('coat'), gift('scarf')],
      [line('scarf')],
      { lines: [line('coat'), line('scarf')], messages: [expect.objectContaining({ code: 'GIFT_REMOVED' })] },
    ],
  ])('when carts are merged, gifts %s', (_, account, guest, expected) => {
    expect(mergeLines(account, guest, context)).toMatchObject(expected);
  });
});

test('merging does not change the lines that were passed in', () => {
  const account = [line('coat', 2)];
  const guest = [line('coat', 2)];
  mergeLines(account, guest, context);
  expect([account, guest]).toEqual([[line('coat', 2)], [line('coat', 2)]]);
});
