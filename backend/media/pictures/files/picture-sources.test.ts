import { expect, test } from 'vitest';
import { parsePicturePath } from './picture-path.ts';
import { inGalleryOrder, jobFor } from './picture-sources.ts';

test.each([
  [
    ['back', 'detail', 'detail-below', 'front', 'hanger'],
    ['front', 'hanger', 'detail', 'back', 'detail-below'],
  ],
  [
    ['back', 'detail', 'front'],
    ['front', 'back', 'detail'],
  ],
  [
    ['sole', 'detail', 'front'],
    ['front', 'detail', 'sole'],
  ],
])('orders %j for a gallery', (views, expected) => {
  expect(inGalleryOrder(views)).toEqual(expected);
});

test.each([
  ['sailor-jersey-48', true],
  ['sailor-jersey-96', false],
  ['unknown-48', false],
])('a swatch of %s can be made: %s', (name, isMade) => {
  const picture = parsePicturePath(`/pictures/v/cloths/${name}.webp`);
  const looks = { 'sailor-jersey': { base: '#eeeeee' } };
  const sources = {
    views: new Map(),
    looks,
    hangs: {},
    scenes: undefined,
    outfits: undefined,
    offered: undefined,
  };
  expect(picture && jobFor(picture, sources)?.kind).toBe(isMade ? 'cloth' : undefined);
});
