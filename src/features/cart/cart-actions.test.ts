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
  ['add', addActions(A, 2), [{ action: 'ADD', articleId: A, quantity: 2 }]],
  ['add a gift', addActions(A, 1, true), [{ action: 'ADD', articleId: A, quantity: 1, isGift: true }]],
  ['remove', removeActions(A), [{ action: 'REMOVE', articleId: A, quantity: 1 }]],
  [
    'update',
    updateActions({ articleId: A, isGift: false }, 3),
    [{ action: 'UPDATE', articleId: A, quantity: 3 }],
  ],
  [
    'clear: every line becomes 0, gifts as gifts',
    clearActions([
      { articleId: A, isGift: false },
      { articleId: B, isGift: true },
    ]),
    [
      { action: 'UPDATE', articleId: A, quantity: 0 },
      { action: 'UPDATE', articleId: B, quantity: 0, isGift: true },
    ],
  ],
  ['clear an empty cart', clearActions([]), []],
  [
    'change the article: one of the old out, the new in with the new quantity',
    changeActions(A, B, 3),
    [
      { action: 'REMOVE', articleId: A, quantity: 1 },
      { action: 'ADD', articleId: B, quantity: 3 },
    ],
  ],
  [
    'change the quantity: that less one is added',
    changeActions(A, A, 3),
    [{ action: 'ADD', articleId: A, quantity: 2 }],
  ],
  ['change to the same', changeActions(A, A, 1), []],
  ['take a gift', giftActions(A), [{ action: 'ADD', articleId: A, quantity: 1, isGift: true }]],
  [
    'take a gift in the place of another',
    giftActions(A, B),
    [
      { action: 'REMOVE', articleId: B, quantity: 1, isGift: true },
      { action: 'ADD', articleId: A, quantity: 1, isGift: true },
    ],
  ],
])('%s', (_, actions, expected) => {
  expect(actions).toEqual(expected);
});
