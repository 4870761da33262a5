import { expect, test } from 'vitest';
import { distanceBetween, distanceText } from './distance';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };
const PETERSBURG = { latitude: 59.9343, longitude: 30.3351 };

test('distances are measured along the globe, and are the same in both directions (§3.12.2)', () => {
  expect(distanceBetween(MOSCOW, PETERSBURG) / 1000).toBeCloseTo(633, 0);
  expect(distanceBetween(PETERSBURG, MOSCOW)).toBeCloseTo(distanceBetween(MOSCOW, PETERSBURG), 6);
  expect(distanceBetween(MOSCOW, MOSCOW)).toBe(0);
  // Two points on both sides of the date line are close.
  expect(
    distanceBetween({ latitude: 65, longitude: 179.9 }, { latitude: 65, longitude: -179.9 }),
  ).toBeLessThan(10_000);
});

test.each([
  [0, '50 м'],
  [374, '350 м'],
  [980, '1 км'],
  [1240, '1,2 км'],
  [9960, '10 км'],
  [48_400, '48 км'],
])('a distance of %i m is displayed as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text.replace(' ', '\u00a0'));
});
