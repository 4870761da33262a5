import { expect, test } from 'vitest';
import { parsePicturePath, picturePath } from './picture-path.ts';

test.each([
  '/pictures/0123456789ab/coat/front/camel-wool-640.avif',
  '/pictures/0123456789ab/coat/detail-below/camel-wool-640.webp',
  '/pictures/0123456789ab/scenes/hero-wide-1440.avif',
  '/pictures/0123456789ab/cloths/sailor-jersey-48.webp',
  '/pictures/0123456789ab/looks/outfit-pl-20417-cml-900.webp',
])('the picture path %s is parsed, and written back unchanged', (path) => {
  const picture = parsePicturePath(path);
  expect(picture && picturePath(picture)).toBe(path);
});

test('a number in the id of an outfit is not taken for the width of the picture', () => {
  const picture = parsePicturePath('/pictures/v/looks/outfit-pl-20417-cml-900.webp');
  expect(picture).toMatchObject({ kind: 'looks', id: 'outfit-pl-20417-cml', width: 900, format: 'webp' });
});

test.each([
  '/pictures/v/looks/Outfit-900.webp',
  '/pictures/v/looks/a-9.webp',
  '/pictures/v/others/hero-900.webp',
  '/pictures/v/scenes/hero-900.png',
  '/pictures/v/scenes/../hero-900.webp',
  `/pictures/v/scenes/${'a'.repeat(200)}-900.webp`,
])('the picture path %s is rejected', (path) => {
  expect(parsePicturePath(path)).toBeUndefined();
});
