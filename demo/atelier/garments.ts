import { ACCESSORIES } from './accessories/accessories.ts';
import { BOTTOMS } from './bottoms/bottoms.ts';
import { DRESSES } from './dresses/dresses.ts';
import type { Garment } from './engine/part.ts';
import { FOOTWEAR } from './footwear/footwear.ts';
import { HOMEWEAR } from './homewear/homewear.ts';
import { KIDS } from './kids/kids.ts';
import { KNITWEAR } from './knitwear/knitwear.ts';
import { SHIRTS } from './shirts/shirts.ts';
import { SPORT } from './sport/sport.ts';
import { TAILORING } from './tailoring/tailoring.ts';

/** Every silhouette that is drawn. The draped ones come through `reframe.ts`. */
export const GARMENTS: Record<string, Garment> = {
  ...KNITWEAR,
  ...SHIRTS,
  ...TAILORING,
  ...SPORT,
  ...DRESSES,
  ...BOTTOMS,
  ...FOOTWEAR,
  ...ACCESSORIES,
  ...HOMEWEAR,
  ...KIDS,
};
