import { expect, it } from 'vitest';
import { readArea } from './area.ts';

const rectangle = { west: 37, south: 55, east: 38, north: 56 };

it('readArea reads a city, a rectangle of the map, or both', () => {
  expect(readArea({ city: 'kazan' })).toEqual({ area: { cityCode: 'kazan', rectangle: undefined } });
  expect(readArea(rectangle)).toEqual({ area: { cityCode: undefined, rectangle } });
  expect(readArea({ city: 'kazan', ...rectangle })).toEqual({ area: { cityCode: 'kazan', rectangle } });
});

it.each([
  [{}, 'city'],
  [{ west: 37 }, 'south'],
  [{ city: 'kazan', ...rectangle, north: undefined }, 'north'],
  [{ ...rectangle, west: undefined }, 'west'],
])('the query %j of an area lacks the parameter %s', (query, missing) => {
  expect(readArea(query)).toEqual({ missing });
});
