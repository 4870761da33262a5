import { expect, test } from 'vitest';
import { readCartForm } from './read-cart-form';

const read = (form: string) => readCartForm(new URLSearchParams(form));

test.each([
  ['intent=add&articleId=a&back=/product/x', [{ action: 'ADD', articleId: 'a', quantity: 1 }]],
  ['intent=add&articleId=a&quantity=9&isGift=true', [{ action: 'ADD', articleId: 'a', quantity: 1 }]],
  ['intent=update&articleId=a&quantity=2&step=more', [{ action: 'UPDATE', articleId: 'a', quantity: 3 }]],
  ['intent=update&articleId=a&quantity=1&step=remove', [{ action: 'UPDATE', articleId: 'a', quantity: 0 }]],
  [
    'intent=update&articleId=a&quantity=1&isGift=true',
    [{ action: 'UPDATE', articleId: 'a', quantity: 1, isGift: true }],
  ],
  [
    'intent=gift&articleId=a&replaced=b',
    [
      { action: 'REMOVE', articleId: 'b', quantity: 1, isGift: true },
      { action: 'ADD', articleId: 'a', quantity: 1, isGift: true },
    ],
  ],
  [
    'intent=clear&articleId=a&articleId=b&giftArticleId=c',
    [
      { action: 'UPDATE', articleId: 'a', quantity: 0 },
      { action: 'UPDATE', articleId: 'b', quantity: 0 },
      { action: 'UPDATE', articleId: 'c', quantity: 0, isGift: true },
    ],
  ],
  [
    `intent=add-all&line=${'a'.repeat(8)}-0000-4000-8000-000000000000:2&line=x:1`,
    [{ action: 'ADD', articleId: 'aaaaaaaa-0000-4000-8000-000000000000', quantity: 2 }],
  ],
  ['intent=clear', []],
  ['intent=add', []],
  ['intent=update&articleId=a&quantity=x', []],
  ['intent=steal&articleId=a&quantity=1', []],
  ['', []],
])('a posted cart form is read as a list of actions: %s', (form, actions) => {
  expect(read(form)).toMatchObject({ kind: 'actions', actions });
});

test('a posted cart form may lead back only to a path of this shop', () => {
  expect(read('back=%2Fproduct%2Fx')).toMatchObject({ back: '/product/x' });
  expect(read('back=%2F%2Fevil.example')).toMatchObject({ back: undefined });
  expect(read('')).toMatchObject({ back: undefined });
});

test('a form enters a promo code without the spaces around it, or removes a promo code', () => {
  expect(read('intent=enter-promo-code&code=+ZIMA10+')).toEqual({ kind: 'enter-promo-code', code: 'ZIMA10' });
  expect(read('intent=remove-promo-code&code=ZIMA10')).toEqual({ kind: 'remove-promo-code', code: 'ZIMA10' });
  expect(read('intent=enter-promo-code')).toEqual({ kind: 'enter-promo-code', code: '' });
});
