import type { SizeSystem } from './sizes.ts';

export type SizeScale = {
  id: string;
  /** What sizes of the scale stand under. */
  title: string;
  /** What values of its sizes begin with in addresses. */
  prefix: string;
  /** The value of all its sizes, for goods that have no sizes. */
  only?: string;
};

const clothes: SizeScale = { id: 'clothes', title: 'Одежда', prefix: '' };
const oneSize: SizeScale = { id: 'one-size', title: 'Без размера', prefix: '', only: 'bez-razmera' };

/** A 44 for women and a 44 for men are one value; all else differs. */
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

/** All scales, in the order to show them. */
export const sizeScales: readonly SizeScale[] = [...new Set(Object.values(scales))];

/** The scale of a size. A system that is not of the shop counts as clothes, «Единый» is no size of any scale. */
export function scaleOf(sizeSystem: string, size: string): SizeScale {
  if (size === 'Единый') return oneSize;
  return isSystem(sizeSystem) ? scales[sizeSystem] : clothes;
}
