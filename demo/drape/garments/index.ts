import type { Garment } from '../sewing/garment.ts';
import { puffer, pufferVest } from './puffer.ts';
import { sweatshirt } from './sweatshirt.ts';

/** Every garment that can be made from its pattern, by the name of its silhouette. */
export const GARMENTS: Readonly<Record<string, () => Garment>> = {
  sweatshirt,
  puffer: () => puffer(),
  'puffer-vest': pufferVest,
};
