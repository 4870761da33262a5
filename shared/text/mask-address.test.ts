import { expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

it.each([
  ['anna@example.ru', 'a…@example.ru'],
  ['a@example.ru', 'a…@example.ru'],
  ['"a@b"@example.ru', '"…@example.ru'],
  ['+79991234567', '+7…67'],
  ['@example.ru', '…'],
  ['lipovyy-chay-1986', '…'],
  ['+7', '…'],
  ['', '…'],
])('operators see the address %j as %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
