import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each(['4606224054377', '96385074', '036000291452', '10012345000017'])('%s is a valid GTIN', (code) => {
  expect(isGtin(code)).toBe(true);
});

test.each([
  ['a wrong check digit', '4606224054378'],
  ['of a shop', '2000000000008'],
  ['of a shop', '0400000000008'],
  ['of a shop, eight digits', '20000004'],
  ['other lengths', '46062240543'],
  ['letters', 'PL-20417-CML'],
  ['an empty text', ''],
])('%s is not a GTIN: %s', (_, code) => {
  expect(isGtin(code)).toBe(false);
});
