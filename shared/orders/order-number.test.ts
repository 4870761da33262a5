import { assert, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { checkDigit, NUMBER_COUNT, orderNumber, readOrderNumber } from './order-number.ts';

test('the number of an order has six digits and a check digit', () => {
  expect(orderNumber(123_456)).toBe('В-123456-6');
  expect(orderNumber(0)).toBe('В-000000-0');
  expect(orderNumber(NUMBER_COUNT - 1)).toBe('В-999999-6');
});

it('the check digit of an order number detects every wrong digit (§3.6.13)', () => {
  assert(
    property(
      integer({ min: 0, max: NUMBER_COUNT - 1 }),
      integer({ min: 0, max: 5 }),
      integer({ min: 1, max: 9 }),
      (body, place, shift) => {
        const text = String(body).padStart(6, '0');
        const wrong = (Number(text[place]) + shift) % 10;
        const other = `${text.slice(0, place)}${wrong}${text.slice(place + 1)}`;
        expect(checkDigit(other)).not.toBe(checkDigit(text));
      },
    ),
  );
});

test.each([
  ['В-123456-6', 'В-123456-6'],
  [' в 123456 6 ', 'В-123456-6'],
  ['B-123456-6', 'В-123456-6'],
  ['№\u00a0В–123456–6', 'В-123456-6'],
  ['1234566', 'В-123456-6'],
  ['«b-123456-6»', 'В-123456-6'],
  ['№ В-123456-6.', 'В-123456-6'],
  ['заказ № В‑123456‑6', 'В-123456-6'],
  ['В\u200b-123456\u00ad-6\ufeff', 'В-123456-6'],
  ['d-123456-6', 'В-123456-6'],
  ['В-１２３４５６-６', 'В-123456-6'],
  ['П-123456-6', null],
  ['В-123456-7', null],
  ['123456', null],
  ['', null],
])('readOrderNumber reads %j as %j (§3.5.4)', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
