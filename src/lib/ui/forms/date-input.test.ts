import { expect, test } from 'vitest';
import { dottedAsTyped } from './date-input';

const typed = (keys: string) => [...keys].reduce((shown, key) => dottedAsTyped(shown + key, shown), '');

test.each([
  ['08031990', '08.03.1990'],
  ['08.03.1990', '08.03.1990'],
  ['8.3.1990', '08.03.1990'],
  ['8/3/1990', '08.03.1990'],
  ['080319901', '08.03.1990'],
  ['0', '0'],
  ['08', '08.'],
  ['0803', '08.03.'],
  ['дата', ''],
])('typing the keys %s shows the date %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test('pasting a complete date leaves it unchanged', () => {
  expect(dottedAsTyped('8-3-1990', '')).toBe('08.03.1990');
});

test('each press of the delete key removes one character', () => {
  const steps: string[] = [];
  let shown = '08.03.1';
  while (shown !== '') {
    shown = dottedAsTyped(shown.slice(0, -1), shown);
    steps.push(shown);
  }
  expect(steps).toEqual(['08.03', '08.0', '08', '0', '']);
});
