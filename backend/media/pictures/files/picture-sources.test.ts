import { expect, test } from 'vitest';
import type { DrawnView, ViewFile } from '../colouring/view-file.ts';
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
])('the views %j are sorted in gallery order', (views, expected) => {
  expect(inGalleryOrder(views)).toEqual(expected);
});

test.each([
  ['sailor-jersey-48', true],
  ['sailor-jersey-96', false],
  ['unknown-48', false],
])('whether the shop can draw the swatch %s: %s', (name, isMade) => {
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

const large: DrawnView = {
  width: 900,
  height: 1200,
  lightMax: 1.9,
  clothSize: 2,
  tint: '#e6e3de',
  slots: {},
};
const views = new Map<string, ViewFile>([
  ['front', { ...large, small: true as const }],
  ['back', large],
  ['detail', { of: 'front', crop: { x: 100, y: 100, width: 500 } }],
]);

test.each([
  ['front', 240, 'small'],
  ['front', 400, 'small'],
  ['front', 640, undefined],
  ['front', 900, undefined],
  ['front', 1800, 'large'],
  ['back', 400, undefined],
  ['detail', 400, undefined],
  ['detail', 640, 'large'],
  ['detail', 900, 'large'],
])('for the view %s at the width %s, the edition of the image maps is %s', (view, width, edition) => {
  const sources = {
    views: new Map([['coat', views]]),
    looks: { 'camel-wool': { base: '#c19a6b' } },
    hangs: {},
    scenes: undefined,
    outfits: undefined,
    offered: undefined,
  };
  const picture = parsePicturePath(`/pictures/v/coat/${view}/camel-wool-${width}.avif`);
  expect(picture && jobFor(picture, sources)).toMatchObject({ kind: 'goods', view, edition });
});
