import { afterEach, expect, test, vi } from 'vitest';
import { prefetchPicture } from './prefetch-picture';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a mouse, on a wide window', true, ['/p/coat-400.avif 400w']],
  ['a finger, or on a phone', false, []],
])('pictures are prefetched only with a mouse on a wide window; with %s: %s', (_, matches, fetched) => {
  const images: { srcset?: string; sizes?: string }[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this);
      }
    },
  );
  prefetchPicture('/p/coat-400.avif 400w', '25vw');
  expect(images.map(({ srcset }) => srcset)).toEqual(fetched);
});
