import type { Garment } from '../sewing/garment.ts';
import { briefs } from './briefs.ts';
import { denimJacket } from './denim-jacket.ts';
import { denimSkirt } from './denim-skirt.ts';
import { gloves } from './gloves.ts';
import { joggers } from './joggers.ts';
import { kidsDress } from './kids-dress.ts';
import { kidsOverall } from './kids-overall.ts';
import { kidsRomper } from './kids-romper.ts';
import { leatherJacket } from './leather-jacket.ts';
import { puffer, pufferVest } from './puffer.ts';
import { robe } from './robe.ts';
import { scarf } from './scarf.ts';
import { shorts } from './shorts.ts';
import { slipDress } from './slip-dress.ts';
import { socks } from './socks.ts';
import { sweatshirt } from './sweatshirt.ts';
import { trench } from './trench.ts';

/** Every garment that can be made from its pattern, by the name of its silhouette. */
export const GARMENTS: Readonly<Record<string, () => Garment>> = {
  sweatshirt,
  puffer: () => puffer(),
  'puffer-vest': pufferVest,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  'denim-skirt': denimSkirt,
  trench,
  'kids-dress': kidsDress,
  'kids-overall': kidsOverall,
  'kids-romper': kidsRomper,
  joggers,
  shorts,
  robe,
  scarf,
  gloves,
  briefs,
  socks,
  'slip-dress': slipDress,
};
