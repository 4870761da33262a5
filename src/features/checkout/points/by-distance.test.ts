import { expect, test } from 'vitest';
import { testPoint } from '../testing';
import { byDistance } from './by-distance';

const points = [
  testPoint({ code: 'suburb', latitude: 55.9, longitude: 37.6 }),
  testPoint({ code: 'west', latitude: 55.75, longitude: 37.5 }),
  testPoint({ code: 'centre', latitude: 55.75, longitude: 37.61 }),
  testPoint({ code: 'east', latitude: 55.74, longitude: 37.7 }),
];
const codes = (placed: ReturnType<typeof byDistance>) => placed.map(({ code }) => code);

test('without an address, pick-up points nearest to the centre of the city come first, without distances', () => {
  const placed = byDistance(points, undefined);
  expect(codes(placed)[0]).toBe('centre');
  expect(codes(placed).at(-1)).toBe('suburb');
  expect(placed.every(({ metres }) => metres === null)).toBe(true);
});

test('with an address, pick-up points nearest to it come first, with their distances (§3.7.9)', () => {
  const cityCode = points[0]?.cityCode ?? '';
  const placed = byDistance(points, { latitude: 55.75, longitude: 37.5, cityCode });
  expect(codes(placed)).toEqual(['west', 'centre', 'east', 'suburb']);
  expect(placed[0]?.metres).toBe(0);
});

test('an address in another city is ignored when sorting pick-up points', () => {
  const placed = byDistance(points, { latitude: 59.9, longitude: 30.3, cityCode: 'elsewhere' });
  expect(codes(placed)[0]).toBe('centre');
});
