import { expect, test } from 'vitest';
import { inGalleryOrder } from './picture-sources.ts';

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
