import { ean13CheckDigit } from '#shared/goods/gtin.ts';

/** The largest seed. Each seed has its own range of numbers, so that goods of several seeds can share a shop. */
export const MOST_SEED = 999;

/** Maximum number of variants in one run: more would exceed the range of numbers of a seed. */
export const MOST_VARIANTS = 2_000_000;

/** The size of each seed's range of numbers, for models, for variants and for articles. */
const NUMBERS_PER_SEED = 10_000_000;

const kinds = { group: '0001', variant: '0002', article: '0003' } as const;

/** The UUID (version 8) of the item with the given index, from 0. */
export function generatedId(kind: keyof typeof kinds, seed: number, index: number): string {
  const run = seed.toString(16).padStart(8, '0');
  return `${run}-${kinds[kind]}-8000-8000-${index.toString(16).padStart(12, '0')}`;
}

/**
 * The number of a model in vendor codes and URLs. Numbers of demo models have five digits, numbers of
 * generated models eight or more.
 */
export function modelNumber(seed: number, index: number): number {
  return (seed + 1) * NUMBERS_PER_SEED + index;
}

/**
 * An EAN-13 from the range 04. GS1 reserves it for internal use by shops, like the range 20…29, which the
 * demo uses.
 */
export function generatedBarcode(seed: number, article: number): string {
  const twelve = `04${String(seed * NUMBERS_PER_SEED + article).padStart(10, '0')}`;
  return `${twelve}${ean13CheckDigit(twelve)}`;
}
