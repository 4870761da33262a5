import { describe, expect, test } from 'vitest';
import type { ArticleState, CartLine } from './cart-line.ts';
import { maxLines } from './limits.ts';
import { applyActions, type CartAction, type CartContext } from './lines.ts';

const coat = 'coat';
const shirt = 'shirt';
const scarf = 'scarf';
const sold = 'sold';

const articles = new Map<string, ArticleState>([
  [coat, { groupId: 'coat', stock: 3, price: 1_749_000 }],
  [shirt, { groupId: 'shirt', stock: 100, price: 199_000 }],
  [scarf, { groupId: 'scarf', stock: 1, price: 99_000 }],
  [sold, { groupId: 'sold', stock: 0, price: 59_000 }],
]);
const context: CartContext = { articles, giftRules: [] };

function line(articleId: string, quantity: number, more: Partial<CartLine> = {}): CartLine {
  const seenPrice = articles.get(articleId)?.price ?? 0;
  return { articleId, isGift: false, giftRuleId: null, quantity, seenPrice, wasReduced: false, ...more };
}
const add = (articleId: string, quantity = 1): CartAction => ({ action: 'ADD', articleId, quantity });
const remove = (articleId: string, quantity = 1): CartAction => ({ action: 'REMOVE', articleId, quantity });
const update = (articleId: string, quantity: number): CartAction => ({
  action: 'UPDATE',
  articleId,
  quantity,
});

describe('a list of cart actions that can be applied', () => {
  const reduced = { wasReduced: true };
  test.each<[string, CartLine[], CartAction[], CartLine[]]>([
    ['ADD appends a new line', [line(coat, 1)], [add(shirt, 2)], [line(coat, 1), line(shirt, 2)]],
    ['ADD increases the quantity', [line(shirt, 2)], [add(shirt, 3)], [line(shirt, 5)]],
    [
      'ADD of more than the stock sets the quantity to the stock',
      [line(coat, 2)],
      [add(coat, 5)],
      [line(coat, 3, reduced)],
    ],
    [
      'ADD of more than ten pieces sets the quantity to ten',
      [line(shirt, 8)],
      [add(shirt, 5)],
      [line(shirt, 10, reduced)],
    ],
    [
      'ADD of exactly the last pieces does not mark the quantity as lowered',
      [line(coat, 2)],
      [add(coat, 1)],
      [line(coat, 3)],
    ],
    ['REMOVE decreases the quantity', [line(shirt, 5)], [remove(shirt, 2)], [line(shirt, 3)]],
    [
      'REMOVE of all pieces removes the line',
      [line(coat, 1), line(shirt, 1)],
      [remove(coat)],
      [line(shirt, 1)],
    ],
    ['REMOVE of more pieces than a line has removes the line', [line(coat, 2)], [remove(coat, 10)], []],
    ['REMOVE works on a sold-out line', [line(sold, 3)], [remove(sold)], [line(sold, 2)]],
    ['UPDATE sets the quantity', [line(shirt, 2)], [update(shirt, 7)], [line(shirt, 7)]],
    [
      'UPDATE to more than the stock sets the quantity to the stock',
      [line(coat, 1)],
      [update(coat, 10)],
      [line(coat, 3, reduced)],
    ],
    ['UPDATE 0 removes the line', [line(coat, 2), line(shirt, 1)], [update(coat, 0)], [line(shirt, 1)]],
    [
      'UPDATE 0 of an article outside the cart changes nothing',
      [line(coat, 2)],
      [update(shirt, 0)],
      [line(coat, 2)],
    ],
    ['UPDATE 0 of an unknown article changes nothing', [line(coat, 2)], [update('gone', 0)], [line(coat, 2)]],
    [
      'UPDATE 0 for every item clears the cart',
      [line(coat, 2), line(sold, 1)],
      [update(coat, 0), update(sold, 0)],
      [],
    ],
    [
      'changing the size removes one article and adds another',
      [line(coat, 1), line(shirt, 1)],
      [remove(coat, 1), add(scarf, 1)],
      [line(shirt, 1), line(scarf, 1)],
    ],
    ['ADD of three pieces to one results in four', [line(shirt, 1)], [add(shirt, 4 - 1)], [line(shirt, 4)]],
    [
      'each action applies to the result of those before it',
      [],
      [add(coat, 2), remove(coat, 1), update(coat, 3)],
      [line(coat, 3)],
    ],
    [
      'changing a line removes its mark of a lowered quantity',
      [line(coat, 3, reduced)],
      [remove(coat)],
      [line(coat, 2)],
    ],
    [
      'changing a line marks its price as seen',
      [line(shirt, 1, { seenPrice: 5 })],
      [add(shirt)],
      [line(shirt, 2)],
    ],
    [
      'other lines keep the price that was seen',
      [line(shirt, 1, { seenPrice: 5 })],
      [add(coat)],
      [line(shirt, 1, { seenPrice: 5 }), line(coat, 1)],
    ],
    [
      'other lines are lowered to the stock',
      [line(coat, 7)],
      [add(shirt)],
      [line(coat, 3, reduced), line(shirt, 1)],
    ],
    ['REMOVE starts from the displayed quantity', [line(coat, 7)], [remove(coat)], [line(coat, 2)]],
    ['a sold-out line keeps its quantity', [line(sold, 4)], [add(coat)], [line(sold, 4), line(coat, 1)]],
  ])('applying cart actions: %s', (_, before, actions, lines) => {
    expect(applyActions(before, actions, context)).toEqual({ lines, messages: [] });
  });
});

describe('a list of cart actions that is refused as a whole', () => {
  const full = Array.from({ length: maxLines }, (_, index) => line(`a${index}`, 1));
  test.each<[string, string, CartLine[], CartAction[]]>([
    ['ADD of an unknown article', 'ARTICLE_NOT_FOUND', [], [add(coat), add('gone')]],
    ['REMOVE of an unknown article', 'ARTICLE_NOT_FOUND', [], [remove('gone')]],
    ['UPDATE of an unknown article', 'ARTICLE_NOT_FOUND', [], [update('gone', 1)]],
    ['REMOVE of an article outside the cart', 'ARTICLE_NOT_IN_CART', [line(coat, 1)], [remove(shirt)]],
    ['UPDATE of an article outside the cart', 'ARTICLE_NOT_IN_CART', [line(coat, 1)], [update(shirt, 2)]],
    ['REMOVE after the line is gone', 'ARTICLE_NOT_IN_CART', [line(coat, 1)], [remove(coat), remove(coat)]],
    ['ADD of a sold-out article', 'ARTICLE_SOLD_OUT', [line(coat, 1)], [add(coat), add(sold)]],
    ['ADD to a line that sold out', 'ARTICLE_SOLD_OUT', [line(sold, 1)], [add(sold)]],
    ['UPDATE of a line that sold out', 'ARTICLE_SOLD_OUT', [line(sold, 1)], [update(sold, 2)]],
    ['ADD to a cart that has as many lines as allowed', 'CART_LINE_LIMIT', full, [add(coat)]],
    [
      'a gift that the cart does not offer',
      'GIFT_NOT_OFFERED',
      [line(coat, 1)],
      [{ action: 'ADD', articleId: scarf, quantity: 1, isGift: true }],
    ],
    [
      'REMOVE of a gift that was not taken',
      'ARTICLE_NOT_IN_CART',
      [line(scarf, 1)],
      [{ action: 'REMOVE', articleId: scarf, quantity: 1, isGift: true }],
    ],
  ])('a list of actions is refused as a whole because of %s: %s', (_, refused, before, actions) => {
    const copy = structuredClone(before);
    expect(applyActions(before, actions, context)).toEqual({ refused });
    expect(before).toEqual(copy);
  });
});

test('an article of a full cart can be replaced by another one', () => {
  const full = [line(coat, 1), ...Array.from({ length: maxLines - 1 }, (_, index) => line(`a${index}`, 1))];
  const outcome = applyActions(full, [add(shirt), remove(coat)], context);
  expect(outcome).toHaveProperty('lines.length', maxLines);
});
