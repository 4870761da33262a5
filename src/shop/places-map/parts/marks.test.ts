import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelsOf } from '../drawn/labels';
import { distanceText, squaresOf } from '../drawn/squares';
import { marksOf, type PlacedPlace } from './marks';
import { fitView, metresOfPixel, toWorld } from './view';

const size = { width: 800, height: 600 };
const placeAt = (
  code: string,
  latitude: number,
  longitude: number,
  landmark: string | null = null,
): PlacedPlace => ({
  code,
  kind: 'pickup-point',
  title: code,
  landmark,
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

describe('marks', () => {
  it('hold each place once, and lie apart (§3.7.9)', () => {
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

  it('keep the chosen place by itself, the last', () => {
    const places = [placeAt('a', 55.75, 37.6), placeAt('b', 55.75001, 37.60001), placeAt('c', 55.75, 37.6)];
    expect(marksOf(places, SCALE).map((mark) => mark.places.length)).toEqual([3]);
    expect(marksOf(places, SCALE, 'b').map((mark) => mark.places.map(({ code }) => code))).toEqual([
      ['a', 'c'],
      ['b'],
    ]);
  });
});

describe('squares', () => {
  it('are of a round number of metres, about a hundred px wide', () => {
    for (let power = 8; power < 25; power += 1) {
      const view = { centre: toWorld(55.75, 37.6), scale: 2 ** power };
      const { metres, columns } = squaresOf(view, size);
      const width = metres / metresOfPixel(view);
      expect(width).toBeGreaterThanOrEqual(95.9);
      expect(width).toBeLessThan(250);
      expect(/^[125]0*$/.test(String(Math.round(metres)))).toBe(true);
      expect(columns.length).toBeGreaterThan(2);
      expect((columns[1] ?? 0) - (columns[0] ?? 0)).toBeCloseTo(width, 6);
    }
  });

  it('say their side in metres and kilometres', () => {
    expect([200, 1000, 5000].map(distanceText)).toEqual(['200\u00a0м', '1\u00a0км', '5\u00a0км']);
  });
});

describe('labels', () => {
  const labelled = (...places: PlacedPlace[]) => {
    const view = fitView(
      places.map(({ at }) => at),
      size,
    );
    return labelsOf(marksOf(places, view.scale), view, size).map(({ text, side }) => `${text} ${side}`);
  };

  it('name the station, at the side that is free', () => {
    expect(
      labelled(
        placeAt('west', 55.75, 37.5, 'Метро «Фили», 5 минут'),
        placeAt('east', 55.75, 37.7, 'У метро «Перово»'),
        placeAt('south', 55.72, 37.6, 'Во дворе'),
      ),
    ).toEqual(['Фили right', 'Перово left']);
  });

  it('are left out where they would cover a mark or one another', () => {
    const near = [37.6, 37.6125, 37.625].map((longitude, index) =>
      placeAt(`p${index}`, 55.75, longitude, 'Метро «Проспект Просвещения»'),
    );
    expect(labelled(placeAt('w', 55.75, 37.5), ...near, placeAt('e', 55.75, 37.7))).toHaveLength(2);
  });
});
