import type { SizeSystem } from './sizes.ts';

export type SizeScale = {
  id: string;
  /** Heading above the sizes of this scale. */
  title: string;
  /** Prefix that the scale's sizes have in URLs. Empty for clothes. */
  prefix: string;
  /** The only size of the scale. Absent if the scale has several. */
  only?: string;
};

const clothes: SizeScale = { id: 'clothes', title: 'Одежда', prefix: '' };
const oneSize: SizeScale = { id: 'one-size', title: 'Без размера', prefix: '', only: 'bez-razmera' };

/**
 * Women's and men's clothes share one scale, so that size 44 is one and the same facet value. All other
 * systems of sizes have their own scale.
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

/**
 * The scale to which a size belongs. A size in an unknown system belongs to that of clothes. «Единый» belongs
 * to the scale of one-size goods in every system.
 */
export function scaleOf(sizeSystem: string, size: string): SizeScale {
  if (size === 'Единый') return oneSize;
  return isSystem(sizeSystem) ? scales[sizeSystem] : clothes;
}
