import { expect, test } from 'vitest';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';
import { demoBarcode, demoUuid, draw, pick } from './identity.ts';

test('demoUuid returns the same valid UUID for the same words, and another UUID for other words', () => {
  expect(demoUuid('group', 'palto')).toBe(demoUuid('group', 'palto'));
  expect(demoUuid('group', 'palto')).not.toBe(demoUuid('group', 'palt', 'o'));
  expect(demoUuid('group', 'palto')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('draw returns evenly distributed numbers from 0 to 1', () => {
  const draws = Array.from({ length: 4000 }, (_, index) => draw('even', index));
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const inside = draws.filter((value) => Math.floor(value * 4) === quarter).length;
    expect(inside / 4000).toBeCloseTo(0.25, 1);
  }
});

test('pick throws a RangeError for an empty list', () => {
  expect(() => pick([], 'x')).toThrow(RangeError);
});

test.each([
  ['400638133393', 1],
  ['590123412345', 7],
  ['200000000000', 8],
])('the check digit of a barcode that begins with %s is correct', (twelve, digit) => {
  expect(ean13CheckDigit(twelve)).toBe(digit);
});

test('barcodes of the demo are in the GS1 range for internal use', () => {
  const barcode = demoBarcode('article', 'a');
  expect(barcode).toMatch(/^2\d{12}$/);
  expect(ean13CheckDigit(barcode.slice(0, 12))).toBe(Number(barcode[12]));
});
