import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';

const styles = new URL('../../src/styles/', import.meta.url);
const FACE = /url\("\.\/(fonts\/commissioner-\w+\.woff2)[^}]*?unicode-range:([^;]+);/g;

/**
 * The font files in the style sheet, which subset.mjs made, each with its `unicode-range`: the characters
 * that it must contain.
 */
const faces = [...readFileSync(new URL('fonts.css', styles), 'utf8').matchAll(FACE)].map(
  ([, name = '', ranges = '']) => ({
    name,
    file: readFileSync(new URL(name, styles)),
    asked: codesOf(ranges),
  }),
);

function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test.each(faces)(
  'the font file of $name has exactly the characters that the style sheet lists',
  ({ file, asked }) => {
    // Font files list the code 0xFFFF at the end. It is not a character.
    const had = create(file).characterSet.filter((code) => code !== 0xffff);
    expect(had.toSorted(ascending)).toEqual(asked.toSorted(ascending));
  },
);

const ascending = (one: number, other: number) => one - other;

describe('the fonts of a page’s first paint', () => {
  test.each([
    ['a listing', 'Фильтры: 27 товаров, от 4 990\u00a0₽ −20\u00a0% «Ёлка» — № 5…', 23.5],
    ['a product', 'Белый · MILK/NAVY · 180 г/м², 30 °C, 4 990\u00a0₽', 35],
    ['a page with an address', 'Напишите на shop@example.ru', 35],
  ])('the first paint of %s needs few kilobytes of fonts', (_, text, most) => {
    const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const needed = faces.filter(({ asked }) => codes.some((code) => asked.includes(code)));
    expect(needed.reduce((sum, { file }) => sum + file.length, 0) / 1000).toBeLessThanOrEqual(most);
  });
});
