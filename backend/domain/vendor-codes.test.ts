import { expect, test } from 'vitest';
import { makersCode } from './vendor-codes.ts';

const of = (vendorCode: string) =>
  makersCode({
    id: '0b8c2f7e-6f1e-5a6b-9d33-52b1f2a0c9d1',
    groupId: '3e2d7a10-44c1-5b7f-8e21-9f0a6b5c4d3e',
    vendorCode,
  });

test.each([
  ['the code of the feed', 'PL-20417-CML', 'PL-20417-CML'],
  ['a code with the colour', 'PL-20417-SINIY', 'PL-20417-SINIY'],
  ['a code of several models, without the model id', 'PL-20417-3E2D7A10-SINIY', 'PL-20417'],
  ['none for a code made from the model id', '3E2D7A10-SINIY', null],
  ['none for a code with the model id twice', '3E2D7A10-3E2D7A10-SINIY', null],
  ['none if the code is the colour id', '0b8c2f7e-6f1e-5a6b-9d33-52b1f2a0c9d1', null],
  ['a code that looks like the id of another model', '77777777-SINIY', '77777777-SINIY'],
])('the vendor code that shoppers see is %s', (_which, code, seen) => {
  expect(of(code)).toBe(seen);
});
