import { expect, test } from 'vitest';
import { makersCode } from './vendor-codes.ts';

const of = (vendorCode: string) =>
  makersCode({
    id: '0b8c2f7e-6f1e-5a6b-9d33-52b1f2a0c9d1',
    groupId: '3e2d7a10-44c1-5b7f-8e21-9f0a6b5c4d3e',
    vendorCode,
  });

test.each([
  ['that of the feed', 'PL-20417-CML', 'PL-20417-CML'],
  ['one of several colours', 'PL-20417-SINIY', 'PL-20417-SINIY'],
  ['one that several models have', 'PL-20417-3E2D7A10-SINIY', 'PL-20417'],
  ['none: made of the id of the model', '3E2D7A10-SINIY', null],
  ['none: made of the id of the model twice', '3E2D7A10-3E2D7A10-SINIY', null],
  ['none: the id of the colour', '0b8c2f7e-6f1e-5a6b-9d33-52b1f2a0c9d1', null],
  ['that of another model', '77777777-SINIY', '77777777-SINIY'],
])('shoppers see %s', (_which, code, seen) => {
  expect(of(code)).toBe(seen);
});
