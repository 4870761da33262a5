import type { SizeSystem } from './sizes.ts';

export type SizeScale = {
  id: string;
  /** The heading above the sizes of the scale. */
  title: string;
  /** The prefix of the scale's sizes in URLs; empty for clothes. */
  prefix: string;
  /** The only value of the scale, for goods without sizes. */
  only?: string;
};

const clothes: SizeScale = { id: 'clothes', title: 'Одежда', prefix: '' };
const oneSize: SizeScale = { id: 'one-size', title: 'Без размера', prefix: '', only: 'bez-razmera' };

/**
 * Women's and men's clothes share one scale, so a 44 is the same value for both. All other scales are
 * separate.
 */
const scales: Readonly<Record<SizeSystem, SizeScale>> = {
  women: clothes,
  men: clothes,
  children: { id: 'children', title: 'Детям, рост в\u00a0см', prefix: 'rost-' },
  shoes: { id: 'shoes', title: 'Обувь', prefix: 'obuv-' },
  headwear: { id: 'headwear', title: 'Головные уборы', prefix: 'golova-' },
  bra: { id: 'bra', title: 'Бюстгальтеры', prefix: 'byust-' },
  hosiery: { id: 'hosiery', title: 'Чулки и носки', prefix: 'chulki-' },
  belt: { id: 'belt', title: 'Ремни', prefix: 'remen-' },
  'one-size': oneSize,
};

const isSystem = (system: string): system is SizeSystem => Object.hasOwn(scales, system);

/** All scales in display order. */
export const sizeScales: readonly SizeScale[] = [...new Set(Object.values(scales))];

/** The scale of a size. An unknown system counts as clothes; «Единый» belongs to no scale. */
export function scaleOf(sizeSystem: string, size: string): SizeScale {
  if (size === 'Единый') return oneSize;
  return isSystem(sizeSystem) ? scales[sizeSystem] : clothes;
}
