import type { Garment } from '../sewing/garment.ts';
import { briefs } from './briefs.ts';
import { denimJacket } from './denim-jacket.ts';
import { denimSkirt } from './denim-skirt.ts';
import { dress } from './dress.ts';
import { gloves } from './gloves.ts';
import { jeans } from './jeans.ts';
import { joggers } from './joggers.ts';
import { kidsDress } from './kids-dress.ts';
import { kidsOverall } from './kids-overall.ts';
import { kidsRomper } from './kids-romper.ts';
import { leatherJacket } from './leather-jacket.ts';
import { pencilSkirt } from './pencil-skirt.ts';
import { pleatedSkirt } from './pleated-skirt.ts';
import { polo } from './polo.ts';
import { menTrousers, trousersSlim } from './pressed-trousers.ts';
import { kidsPuffer, menPuffer, puffer, pufferVest } from './puffer.ts';
import { robe } from './robe.ts';
import { scarf } from './scarf.ts';
import { shirt } from './shirt.ts';
import { shorts } from './shorts.ts';
import { slipDress } from './slip-dress.ts';
import { socks } from './socks.ts';
import { kidsSweater, menSweater, sweater } from './sweaters.ts';
import { kidsSweatshirt, menSweatshirt, sweatshirt } from './sweatshirt.ts';
import { kidsTee, menTee, teeV } from './t-shirts.ts';
import { menBlazer, menCoat } from './tailored.ts';
import { tank } from './tank.ts';
import { trench } from './trench.ts';

/** Every garment that can be made from its pattern, by the name of its silhouette. */
export const GARMENTS: Readonly<Record<string, () => Garment>> = {
  'men-tee': menTee,
  'kids-tee': kidsTee,
  'tee-v': teeV,
  tank,
  polo,
  shirt,
  sweater,
  'men-sweater': menSweater,
  'kids-sweater': kidsSweater,
  sweatshirt,
  'men-sweatshirt': menSweatshirt,
  'kids-sweatshirt': kidsSweatshirt,
  puffer,
  'men-puffer': menPuffer,
  'kids-puffer': kidsPuffer,
  'puffer-vest': pufferVest,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  'denim-skirt': denimSkirt,
  trench,
  'men-blazer': menBlazer,
  'men-coat': menCoat,
  'kids-dress': kidsDress,
  'kids-overall': kidsOverall,
  'kids-romper': kidsRomper,
  dress,
  jeans,
  'skirt-pencil': pencilSkirt,
  'skirt-pleated': pleatedSkirt,
  'trousers-slim': trousersSlim,
  'men-trousers': menTrousers,
  joggers,
  shorts,
  robe,
  scarf,
  gloves,
  briefs,
  socks,
  'slip-dress': slipDress,
};
