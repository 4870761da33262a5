import { expect, test } from 'vitest';
import { emptyScene } from './empty-scenes';

test.each(['rail', 'rail-narrow', 'hanger'] as const)('the scene %s has all its files', (name) => {
  const { avif, webp, fallback } = emptyScene(name);
  const files = [...avif.split(', '), ...webp.split(', '), fallback];
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    `empty-${name}-640.avif 640w`,
    `empty-${name}-1280.avif 1280w`,
    `empty-${name}-640.webp 640w`,
    `empty-${name}-1280.webp 1280w`,
    `empty-${name}-640.webp`,
  ]);
});
