import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

it.each([
  [1, 0, 5 * SECOND],
  [2, 0, 10 * SECOND],
  [3, 0, 20 * SECOND],
  [10, 0, 2560 * SECOND],
  [11, 0, HOUR],
  [MAX_ATTEMPTS, 0, HOUR],
  [1000, 0, HOUR],
  [1, 0.5, 3750],
  [1, 0.999_999, 2500],
  [11, 0.5, 2700 * SECOND],
])(
  'after the failed attempt %i, with the random number %d, the pause is %i ms',
  (attempts, chance, pause) => {
    expect(pauseAfter(attempts, chance)).toBe(pause);
  },
);

it('if a mail server is down, a message is retried for three to seven hours', () => {
  const sum = (chance: number) =>
    Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, chance)).reduce(
      (total, pause) => total + pause,
      0,
    );
  expect(sum(0)).toBeLessThan(7 * HOUR);
  expect(sum(1)).toBeGreaterThan(3 * HOUR);
});
