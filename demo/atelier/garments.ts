import { ACCESSORIES } from './accessories/accessories.ts';
import { DRESSES } from './dresses/dresses.ts';
import type { Garment } from './engine/part.ts';
import { FOOTWEAR } from './footwear/footwear.ts';
import { HOMEWEAR } from './homewear/homewear.ts';
import { KIDS } from './kids/kids.ts';

/** Every silhouette that is drawn; `demo/drape` brings in those that are draped. */
export const GARMENTS: Record<string, Garment> = {
  ...DRESSES,
  ...FOOTWEAR,
  ...ACCESSORIES,
  ...HOMEWEAR,
  ...KIDS,
};
