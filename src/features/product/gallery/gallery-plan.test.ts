import { expect, test } from 'vitest';
import { placesOf } from './gallery-plan';

/** Grid cells of each place, in a grid of six columns. */
const CELLS = { wall: 6, half: 3, large: 8, small: 2 };

test.each([1, 2, 3, 4, 5, 6, 7, 20])('%i pictures leave no gap', (count) => {
  const places = placesOf(count);
  expect(places).toHaveLength(count);
  expect(places.reduce((cells, place) => cells + CELLS[place], 0) % 6).toBe(0);
});

test('an odd number begins with a large picture, an even one with a pair', () => {
  expect(placesOf(5)).toEqual(['large', 'small', 'small', 'half', 'half']);
  expect(placesOf(4)).toEqual(['half', 'half', 'half', 'half']);
});
