import { ACCESSORIES } from './accessories/accessories.ts';
import { DRESSES } from './dresses/dresses.ts';
import type { Garment } from './engine/part.ts';
import { FOOTWEAR } from './footwear/footwear.ts';
import { HOMEWEAR } from './homewear/homewear.ts';
import { KIDS } from './kids/kids.ts';
import { TAILORING } from './tailoring/tailoring.ts';

/** Every silhouette that is drawn; `demo/drape` brings in those that are draped. */
export const GARMENTS: Record<string, Garment> = {
  ...TAILORING,
  ...DRESSES,
  ...FOOTWEAR,
  ...ACCESSORIES,
  ...HOMEWEAR,
  ...KIDS,
};
