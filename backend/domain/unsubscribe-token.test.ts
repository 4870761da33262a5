import { expect, it } from 'vitest';
import { newSecret } from './secrets.ts';
import { accountOfToken, unsubscribeToken } from './unsubscribe-token.ts';

const ID = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';
const secret = newSecret();
const token = unsubscribeToken(ID, secret);

it('names its account in 43 signs of an address', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(accountOfToken(token, secret)).toBe(ID);
});

it.each([
  ['another secret', token, newSecret()],
  ['another account', unsubscribeToken(ID, 'x').slice(0, 21) + token.slice(21).replace(/^./, '_'), secret],
  ['a sign changed', (token.startsWith('A') ? 'B' : 'A') + token.slice(1), secret],
  ['the end cut off', token.slice(0, -4), secret],
  ['more at the end', `${token}AAAA`, secret],
  ['nothing', '', secret],
])('is refused with %s', (_, spoilt, key) => {
  expect(accountOfToken(spoilt, key)).toBeUndefined();
});
