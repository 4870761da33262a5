import { describe, expect, test } from 'vitest';
import { formatDiscount, formatMoney } from './money.ts';

describe('formatMoney', () => {
  test.each([
    [1299000, '12\u00a0990\u00a0₽'],
    [100, '1\u00a0₽'],
    [0, '0\u00a0₽'],
    [99999900, '999\u00a0999\u00a0₽'],
    [123456789, '1\u00a0234\u00a0567,89\u00a0₽'],
    [1005, '10,05\u00a0₽'],
    [100050, '1\u00a0000,50\u00a0₽'],
    [12345678900, '123\u00a0456\u00a0789\u00a0₽'],
    [50, '0,50\u00a0₽'],
    [-750000, '\u22127\u00a0500\u00a0₽'],
  ])('an amount of %i kopecks is displayed as %s (§1.1, §3.1.7, §9.24)', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text);
  });
});

test('a discount has a real minus sign and not a hyphen', () => {
  expect(formatDiscount(30)).toBe('\u221230%');
});
