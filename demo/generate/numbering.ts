import { ean13CheckDigit } from '#shared/goods/gtin.ts';

/** Seeds go to this, so that each has numbers of its own and goods of several seeds can share a shop. */
export const MOST_SEED = 999;

/** Colours of one run: more would leave the numbers of the seed. */
export const MOST_VARIANTS = 2_000_000;

/** Numbers that a seed has of each kind. */
const OF_A_SEED = 10_000_000;

const kinds = { group: '0001', variant: '0002', article: '0003' } as const;

/** The id of the so-manieth thing of its kind, from 0: a UUID of version 8. */
export function generatedId(kind: keyof typeof kinds, seed: number, index: number): string {
  const run = seed.toString(16).padStart(8, '0');
  return `${run}-${kinds[kind]}-8000-8000-${index.toString(16).padStart(12, '0')}`;
}

/** The model's number in vendor codes and addresses. Numbers of the demo have five digits, these eight or more. */
export function modelNumber(seed: number, index: number): number {
  return (seed + 1) * OF_A_SEED + index;
}

/** An EAN-13 from the range 04, which GS1 leaves to shops as well as 20…29, where the demo's are. */
export function generatedBarcode(seed: number, article: number): string {
  const twelve = `04${String(seed * OF_A_SEED + article).padStart(10, '0')}`;
  return `${twelve}${ean13CheckDigit(twelve)}`;
}
