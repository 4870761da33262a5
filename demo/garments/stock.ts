import { draw } from './identity.ts';

/** The random seed of the demo shop that tests and shoppers see. */
export const usualSeed = 20_261_120;

/**
 * The number of pieces of a size when the shop opens: 0 for twelve percent of the sizes, one to three for
 * fifteen percent, and four to forty for the others.
 */
export function firstStock(seed: number, slug: string, colour: string, size: string): number {
  const chance = draw(seed, 'stock', slug, colour, size);
  if (chance < 0.12) return 0;
  if (chance < 0.27) return 1 + Math.floor(((chance - 0.12) / 0.15) * 3);
  return 4 + Math.floor(((chance - 0.27) / 0.73) * 37);
}
