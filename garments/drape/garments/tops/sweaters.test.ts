import { expect, test } from 'vitest';
import { PART } from '../../cloth/parts.ts';
import { drapeGarment, type Garment } from '../../sewing/garment.ts';
import { kidsCardigan, kidsTurtleneck } from './sweaters.ts';

/** Returns a garment before the cloth falls, with the parts that are laid on it and its buttons. */
function placed(garment: Garment) {
  const hung = drapeGarment({ ...garment, draping: { frames: 0 } });
  return { laid: garment.laid?.(hung) ?? [], buttons: garment.buttons?.(hung) ?? [] };
}

test('the button bands of a cardigan reach from the neck to the hem, and the wearer’s right band is on top', () => {
  const { laid } = placed(kidsCardigan());
  const places = laid.flatMap((piece) => piece.places);
  expect(laid.map(({ part }) => part)).toEqual([PART.band, PART.band, PART.band]);
  const heights = places.map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.45);
  const [, front] = laid;
  const out = (side: number) =>
    Math.max(...(front?.places ?? []).flatMap(([x, , z]) => (x * side > 0.015 ? [z] : [])));
  expect(out(1)).toBeGreaterThan(out(-1) + 0.002);
});

test('a cardigan has a button on its neckband and other buttons below it, on the outside of its bands', () => {
  const { laid, buttons } = placed(kidsCardigan());
  expect(buttons).toHaveLength(7);
  const heights = buttons.map(({ place }) => place[1]);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  const [, front] = laid;
  for (const { place } of buttons.slice(1)) {
    const near = (front?.places ?? []).filter(
      ([x, y]) => Math.abs(y - place[1]) < 0.008 && Math.abs(x) < 0.012,
    );
    expect(place[2]).toBeGreaterThan(Math.max(...near.map(([, , z]) => z)));
  }
});

test('the turned-down half of a collar starts at the upper edge of its stand', () => {
  const { laid } = placed(kidsTurtleneck());
  const [leaf] = laid;
  const places = leaf?.places ?? [];
  const top = Math.max(...places.map(([, y]) => y));
  const wide = (low: number, high: number) =>
    Math.max(...places.flatMap(([x, y]) => (y > top - high && y <= top - low ? [Math.abs(x)] : [])));
  expect(wide(0.02, 0.05)).toBeGreaterThan(wide(-1, 0.0005) + 0.002);
});
