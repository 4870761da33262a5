import { ACCESSORIES } from './accessories.ts';
import { BOTTOMS } from './bottoms.ts';
import { DRESSES } from './dresses.ts';
import { FOOTWEAR } from './footwear.ts';
import { HOMEWEAR } from './homewear.ts';
import { KIDS } from './kids.ts';
import { KNITWEAR } from './knitwear.ts';
import type { Garment } from './part.ts';
import { SHIRTS } from './shirts.ts';
import { SPORT } from './sport.ts';
import { TAILORING } from './tailoring.ts';

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
