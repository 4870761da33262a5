import { expect, test } from 'vitest';
import { hoursWords } from './hours-words.ts';

test.each([
  [[{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }], 'Ежедневно 10:00–22:00'],
  [
    [
      { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '21:00' },
      { days: [7], opens: '11:00', closes: '20:00' },
    ],
    'Пн–Пт 10:00–21:00, Вс 11:00–20:00',
  ],
  [[], ''],
])('opening hours in words: %j: %s', (hours, text) => {
  expect(hoursWords(hours)).toBe(text);
});
