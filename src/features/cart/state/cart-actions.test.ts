import { expect, test } from 'vitest';
import {
  addActions,
  changeActions,
  clearActions,
  giftActions,
  removeActions,
  updateActions,
} from './cart-actions';

const A = 'article-a';
const B = 'article-b';

test.each([
  ['ADD carries a quantity (§4.3.2)', addActions(A, 2), [{ action: 'ADD', articleId: A, quantity: 2 }]],
  [
    'ADD carries isGift for a gift (§4.3.2)',
    addActions(A, 1, true),
    [{ action: 'ADD', articleId: A, quantity: 1, isGift: true }],
  ],
  ['REMOVE takes quantity 1 (§4.3.2)', removeActions(A), [{ action: 'REMOVE', articleId: A, quantity: 1 }]],
  [
    'UPDATE carries the new quantity',
    updateActions({ articleId: A, isGift: false }, 3),
    [{ action: 'UPDATE', articleId: A, quantity: 3 }],
  ],
  [
    'UPDATE with quantity 0 for every item clears the cart, gifts as gifts (§4.3.2)',
    clearActions([
      { articleId: A, isGift: false },
      { articleId: B, isGift: true },
    ]),
    [
      { action: 'UPDATE', articleId: A, quantity: 0 },
      { action: 'UPDATE', articleId: B, quantity: 0, isGift: true },
    ],
  ],
  ['clearing an empty cart needs no action', clearActions([]), []],
  [
    'if the article differs: remove one of the old, add the new with the new quantity (§4.3.4)',
    changeActions(A, B, 3),
    [
      { action: 'REMOVE', articleId: A, quantity: 1 },
      { action: 'ADD', articleId: B, quantity: 3 },
    ],
  ],
  [
    'if the article is the same: add quantity minus one (§4.3.4)',
    changeActions(A, A, 3),
    [{ action: 'ADD', articleId: A, quantity: 2 }],
  ],
  ['a change to the same article and quantity needs no action', changeActions(A, A, 1), []],
  [
    'a gift is added as one piece',
    giftActions(A),
    [{ action: 'ADD', articleId: A, quantity: 1, isGift: true }],
  ],
  [
    'adding a gift may at the same time remove another gift (§4.3.3)',
    giftActions(A, B),
    [
      { action: 'REMOVE', articleId: B, quantity: 1, isGift: true },
      { action: 'ADD', articleId: A, quantity: 1, isGift: true },
    ],
  ],
])('%s', (_, actions, expected) => {
  expect(actions).toEqual(expected);
});
