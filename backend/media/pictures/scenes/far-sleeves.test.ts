import { expect, test } from 'vitest';
import { tuckFarSleeves } from './far-sleeves.ts';
import type { Placed } from './place-piece.ts';
import type { Layer } from './scene-canvas.ts';

/**
 * A garment as letters: B is its body, S are its sleeves. All garments of the test hang with their first row
 * at the top of the scene.
 */
function hung(left: number, rows: readonly string[]): Placed & { goods: Layer } {
  const width = rows[0]?.length ?? 0;
  const rgba = new Uint8Array(width * rows.length * 4);
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) rgba[(y * width + x) * 4 + 3] = letter === ' ' ? 0 : 255;
  const hanger = {
    x: left + width / 2,
    y: 0,
    rail: 0,
    drop: 1,
    span: 1,
    wood: 1,
    clips: [],
    turn: 0,
    bar: false,
  };
  return {
    goods: { left, top: 0, width, height: rows.length, rgba },
    inner: undefined,
    hanger,
    hookBefore: 0,
  };
}

/** The visible pixels of a garment, one line a row. */
const seen = ({ goods: { width, height, rgba } }: { goods: Layer }) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => ((rgba[(y * width + x) * 4 + 3] ?? 0) > 0 ? '#' : '.')).join(''),
  );

const jumper = ['SSBBBBSS', 'S BBBB S', 'S BBBB S', 'S BBBB S', 'S      S'];

test('a sleeve that hangs behind the next garment does not come out below that garment’s hem', () => {
  const back = hung(0, jumper);
  const front = hung(4, ['SSBBBBSS', 'S BBBB S', 'S BBBB S']);
  tuckFarSleeves([back, front]);
  expect(seen(back)).toEqual(['########', '#.####.#', '#.####.#', '#.####..', '#.......']);
  expect(seen(front)).toEqual(['########', '#.####.#', '#.####.#']);
});

test('the body of a garment is seen below a shorter garment in front of it', () => {
  const back = hung(0, ['BBBB', 'BBBB', 'BBBB', 'BBBB']);
  tuckFarSleeves([back, hung(0, ['BBBB', 'BBBB'])]);
  expect(seen(back)).toEqual(['####', '####', '####', '####']);
});

test('sleeves that hang beside the next garment stay as they are', () => {
  const back = hung(0, jumper);
  tuckFarSleeves([back, hung(8, jumper)]);
  expect(seen(back)[4]).toBe('#......#');
});
