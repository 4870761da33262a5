import type { GarmentModel } from '../garments/garment-model.ts';
import { bags } from './accessories/bags.ts';
import { headwear } from './accessories/headwear.ts';
import { gloves, scarves } from './accessories/scarves-and-gloves.ts';
import { belts, eyewear, jewellery } from './accessories/small-goods.ts';
import { babies } from './children/babies.ts';
import { boys } from './children/boys.ts';
import { girls } from './children/girls.ts';
import { menJeans, menTrousers } from './men/bottoms.ts';
import { menUnderwear } from './men/close.ts';
import { menKnitwear } from './men/knitwear.ts';
import { menBlazers, menOuterwear } from './men/outerwear.ts';
import { menShoes } from './men/shoes.ts';
import { menShirts, menTees } from './men/tops.ts';
import { womenBlazers } from './women/blazers.ts';
import { womenJeans, womenTrousers } from './women/bottoms.ts';
import { womenHome, womenUnderwear } from './women/close.ts';
import { womenCoats } from './women/coats.ts';
import { womenDresses } from './women/dresses.ts';
import { womenJackets } from './women/jackets.ts';
import { womenKnitwear } from './women/knitwear.ts';
import { womenShoes } from './women/shoes.ts';
import { womenSkirts } from './women/skirts.ts';
import { womenShirts, womenTees } from './women/tops.ts';

/** All models of the demo shop, whether or not their silhouettes have pictures yet. */
export const allModels: readonly GarmentModel[] = [
  ...womenDresses,
  ...womenShirts,
  ...womenTees,
  ...womenKnitwear,
  ...womenJeans,
  ...womenTrousers,
  ...womenSkirts,
  ...womenBlazers,
  ...womenCoats,
  ...womenJackets,
  ...womenUnderwear,
  ...womenHome,
  ...menShirts,
  ...menTees,
  ...menKnitwear,
  ...menJeans,
  ...menTrousers,
  ...menBlazers,
  ...menOuterwear,
  ...menUnderwear,
  ...girls,
  ...boys,
  ...babies,
  ...womenShoes,
  ...menShoes,
  ...bags,
  ...scarves,
  ...headwear,
  ...belts,
  ...eyewear,
  ...jewellery,
  ...gloves,
];
