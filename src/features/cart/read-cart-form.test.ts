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
  ['intent=add', []],
  ['intent=update&articleId=a&quantity=x', []],
  ['intent=steal&articleId=a&quantity=1', []],
  ['', []],
])('%s', (form, actions) => {
  expect(read(form).actions).toEqual(actions);
});

test('the way back is a path of this shop or nothing', () => {
  expect(read('back=%2Fproduct%2Fx').back).toBe('/product/x');
  expect(read('back=%2F%2Fevil.example').back).toBeUndefined();
  expect(read('').back).toBeUndefined();
});
