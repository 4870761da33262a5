import { expect, test } from 'vitest';
import { discountSteps, percentOff, reduced } from './prices.ts';

test('reduced prices end in 90 and are 10 to 50 percent lower than the full price', () => {
  for (let roubles = 590; roubles <= 39_990; roubles += 100) {
    for (const percent of discountSteps) {
      const price = reduced(roubles, percent);
      expect(price % 100).toBe(90);
      expect(1 - price / roubles).toBeGreaterThanOrEqual(0.1);
      expect(1 - price / roubles).toBeLessThanOrEqual(0.5);
    }
  }
});

test.each([
  [24_990, 30, 17_490],
  [6990, 40, 4190],
  [7990, 30, 5590],
])('a price of %i reduced by %i percent becomes %i', (roubles, percent, price) => {
  expect(reduced(roubles, percent)).toBe(price);
});

test('the displayed discount is never larger than the real one', () => {
  expect(percentOff(17_490, 24_990)).toBe(30);
  expect(percentOff(690, 990)).toBe(30);
  expect(percentOff(890, 990)).toBe(10);
});
