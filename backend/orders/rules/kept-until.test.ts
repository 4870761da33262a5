import { expect, test } from 'vitest';
import { keptUntil } from './kept-until.ts';

test('a buyer’s data is stored for five years after the end of the year in which the order finished', () => {
  expect(keptUntil(new Date('2026-11-22T09:00:00Z'))).toEqual(new Date('2032-01-01T00:00:00Z'));
});
