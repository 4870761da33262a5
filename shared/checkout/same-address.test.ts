import { expect, test } from 'vitest';
import { sameAddress } from './same-address.ts';

const one = { city: 'kazan', address: 'ул. Королёва, 1', flat: '2' };

test.each([
  ['another spelling', { address: 'УЛ.  королева,1 ' }, true],
  ['a non-breaking space', { address: 'ул.\u00a0Королёва, 1' }, true],
  ['another city', { city: 'moskva' }, false],
  ['another house', { address: 'ул. Королёва, 11' }, false],
  ['another flat', { flat: '3' }, false],
  ['no flat', { flat: null }, false],
])('an address is the same as another one with %s: %s', (_, other, isSame) => {
  expect(sameAddress({ ...one, ...other }) === sameAddress(one)).toBe(isSame);
});
