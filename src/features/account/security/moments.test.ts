import { expect, test } from 'vitest';
import { dayOf, lastSeen } from './moments';

const now = new Date(2026, 10, 21, 12, 0);

test.each([
  [new Date(2026, 10, 2, 18, 40), '2\u00a0ноября'],
  [new Date(2026, 0, 1, 0, 0), '1\u00a0января'],
  [new Date(2025, 11, 31, 23, 59), '31\u00a0декабря\u00a02025'],
  [new Date(2024, 1, 29, 12, 0), '29\u00a0февраля\u00a02024'],
])('the date of the moment %s is displayed as %s', (moment, words) => {
  expect(dayOf(moment, now)).toBe(words);
});

test.each([
  [new Date(2026, 10, 21, 12, 0), 'меньше часа назад'],
  [new Date(2026, 10, 21, 11, 1), 'меньше часа назад'],
  // A moment in the future: the shopper's clock is slow.
  [new Date(2026, 10, 21, 12, 30), 'меньше часа назад'],
  [new Date(2026, 10, 21, 11, 0), 'сегодня около\u00a011:00'],
  [new Date(2026, 10, 21, 0, 5), 'сегодня около\u00a00:05'],
  [new Date(2026, 10, 20, 23, 59), 'вчера около\u00a023:59'],
  [new Date(2026, 10, 19, 23, 59), '19\u00a0ноября'],
  [new Date(2025, 10, 21, 12, 0), '21\u00a0ноября\u00a02025'],
])('a device that was last active at %s was active «%s»', (moment, words) => {
  expect(lastSeen(moment, now)).toBe(words);
});
