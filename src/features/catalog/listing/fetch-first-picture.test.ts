import { expect, test, vi } from 'vitest';
import type { Landing, ProductCard } from '@/lib/api';
import { fetchFirstPicture } from './fetch-first-picture';

const { prefetchPicture } = vi.hoisted(() => ({ prefetchPicture: vi.fn() }));
vi.mock('@/lib/ui/pictures/prefetch-picture', () => ({ prefetchPicture }));

const pictureOf = (name: string) => ({
  template: `/${name}-{width}.{format}`,
  widths: [640],
  alt: '',
  tint: '#fff',
});
const items = ['coat', 'shirt'].map((name) => ({ picture: pictureOf(name) }) as ProductCard);
const landing = { scene: { wide: pictureOf('rail'), narrow: null } } as unknown as Landing;

test.each([
  ['the first card', { items }, ['/coat-640.avif 640w']],
  ['its scene', { items, landing }, ['/rail-640.avif 640w']],
  ['nothing', { items: [], landing: null }, []],
])('the first picture to prefetch for a page of goods is that of %s', (_, goods, fetched) => {
  prefetchPicture.mockClear();
  fetchFirstPicture(goods);
  expect(prefetchPicture.mock.calls.map(([sources]) => sources)).toEqual(fetched);
});
