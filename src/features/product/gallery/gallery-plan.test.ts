import { expect, test } from 'vitest';
import { placesOf } from './gallery-plan';

/** How many cells of a grid with six columns each layout takes. */
const CELLS = { wall: 6, half: 3, large: 8, small: 2 };

test.each([1, 2, 3, 4, 5, 6, 7, 20])('a gallery of %i pictures fills its grid without gaps', (count) => {
  const places = placesOf(count);
  expect(places).toHaveLength(count);
  expect(places.reduce((cells, place) => cells + CELLS[place], 0) % 6).toBe(0);
});

test('an odd number of pictures begins with a large one, an even number with a pair', () => {
  expect(placesOf(5)).toEqual(['large', 'small', 'small', 'half', 'half']);
  expect(placesOf(4)).toEqual(['half', 'half', 'half', 'half']);
});
