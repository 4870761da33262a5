import { expect, test } from 'vitest';
import { fallbackSource, sourceSet } from './picture-sources';

const picture = { template: '/p/coat-{width}.{format}', widths: [240, 640], alt: '', tint: '#e4e2dd' };

test('the srcset of each format has every width', () => {
  expect(sourceSet(picture, 'avif')).toBe('/p/coat-240.avif 240w, /p/coat-640.avif 640w');
  expect(sourceSet(picture, 'webp')).toBe('/p/coat-240.webp 240w, /p/coat-640.webp 640w');
  expect(sourceSet(picture, 'webp', 400)).toBe('/p/coat-240.webp 240w');
});

test('the src for browsers without srcset is an existing file', () => {
  expect(fallbackSource(picture)).toBe('/p/coat-640.webp');
  expect(fallbackSource({ ...picture, widths: [300] })).toBe('/p/coat-300.webp');
});
