import { expect, it } from 'vitest';
import { newSecret } from '../secrets.ts';
import { idOfSigned, type SignedPurpose, signedId } from './signed-id.ts';

const ID = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';
const secret = newSecret();
const token = signedId('news', ID, secret);

it('a signed id has 43 URL-safe characters', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(idOfSigned('news', token, secret)).toBe(ID);
});

it('links of letters that were sent before links had a purpose are still accepted', () => {
  expect(signedId('price-drops', ID, 'secret')).toBe('PwwqUm8OTTuaHA9vTx96ELKe_nFwZZuQdgEdcOyPkMo');
});

it.each([
  ['another secret', token, newSecret()],
  ['another id', signedId('news', ID, 'x').slice(0, 21) + token.slice(21).replace(/^./, '_'), secret],
  ['a changed character', (token.startsWith('A') ? 'B' : 'A') + token.slice(1), secret],
  ['a truncated token', token.slice(0, -4), secret],
  ['extra characters', `${token}AAAA`, secret],
  ['nothing', '', secret],
])('a signed id is rejected with %s', (_, spoilt, key) => {
  expect(idOfSigned('news', spoilt, key)).toBeUndefined();
});

it.each<SignedPurpose>(['price-drops', 'newsletter-confirmation'])(
  'a signed id for one purpose is not valid for the purpose %s',
  (purpose) => {
    expect(idOfSigned(purpose, token, secret)).toBeUndefined();
  },
);
