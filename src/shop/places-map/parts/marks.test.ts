import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf, type PlacedPlace } from './marks';
import { toWorld } from './world';

const placeAt = (code: string, latitude: number, longitude: number): PlacedPlace => ({
  code,
  kind: 'pickup-point',
  title: code,
  latitude,
  longitude,
  at: toWorld(latitude, longitude),
});
const ofCity = fc
  .array(
    fc.tuple(
      fc.double({ min: 55.5, max: 55.9, noNaN: true }),
      fc.double({ min: 37.3, max: 37.9, noNaN: true }),
    ),
    {
      maxLength: 300,
    },
  )
  .map((all) => all.map(([latitude, longitude], index) => placeAt(`p${index}`, latitude, longitude)));
const SCALE = 2 ** 18;

it('coordinates are projected by Web Mercator', () => {
  expect(toWorld(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  expect(toWorld(85.0511287798, -180).x).toBe(0);
  expect(toWorld(85.0511287798, -180).y).toBeCloseTo(0, 10);
});

describe('marks', () => {
  it('marks contain every place once and do not overlap (§3.7.9)', () => {
    fc.assert(
      fc.property(ofCity, (places) => {
        const marks = marksOf(places, SCALE);
        expect(marks.flatMap((mark) => mark.places.map(({ code }) => code)).sort()).toEqual(
          places.map(({ code }) => code).sort(),
        );
        const close = marks.filter(({ at }, index) =>
          marks
            .slice(index + 1)
            .some(
              (other) => Math.max(Math.abs(other.at.x - at.x), Math.abs(other.at.y - at.y)) * SCALE < 39.999,
            ),
        );
        expect(close).toEqual([]);
      }),
    );
  });

  it('the selected place has a mark of its own, which comes last', () => {
    const places = [placeAt('a', 55.75, 37.6), placeAt('b', 55.75001, 37.60001), placeAt('c', 55.75, 37.6)];
    expect(marksOf(places, SCALE).map((mark) => mark.places.length)).toEqual([3]);
    expect(marksOf(places, SCALE, 'b').map((mark) => mark.places.map(({ code }) => code))).toEqual([
      ['a', 'c'],
      ['b'],
    ]);
  });
});
