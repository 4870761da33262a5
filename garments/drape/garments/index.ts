import type { Garment } from '../sewing/garment.ts';
import { jeans, jeansWide, kidsJeans, menJeans, menJeansSlim } from './bottoms/jeans.ts';
import { joggers, kidsJoggers, kidsShorts } from './bottoms/joggers.ts';
import { pencilSkirt } from './bottoms/pencil-skirt.ts';
import { kidsPleatedSkirt, pleatedSkirt } from './bottoms/pleated-skirt.ts';
import { kidsTrousers, menTrousers, trousersSlim, trousersWide } from './bottoms/pressed-trousers.ts';
import { dress, dressShort, dressShortV, dressV } from './one-piece/dress.ts';
import { kidsDress } from './one-piece/kids-dress.ts';
import { kidsKnitDress } from './one-piece/kids-knit-dress.ts';
import { kidsOverall } from './one-piece/kids-overall.ts';
import { kidsPinafore } from './one-piece/kids-pinafore.ts';
import { kidsRomper } from './one-piece/kids-romper.ts';
import { knitDressShort } from './one-piece/knit-dress.ts';
import { shirtDressLong } from './one-piece/shirt-dress.ts';
import { denimJacket } from './outerwear/denim-jacket.ts';
import { leatherJacket } from './outerwear/leather-jacket.ts';
import { menParka, parka } from './outerwear/parka.ts';
import { kidsPuffer, menPuffer, puffer } from './outerwear/puffer.ts';
import { robe } from './outerwear/robe.ts';
import {
  blazer,
  blazerDouble,
  blazerLong,
  coat,
  menBlazer,
  menBlazerDouble,
  menCoat,
} from './outerwear/tailored.ts';
import { trench } from './outerwear/trench.ts';
import { pyjamas } from './sets/pyjamas.ts';
import { briefs } from './small/briefs.ts';
import { gloves } from './small/gloves.ts';
import { scarf } from './small/scarf.ts';
import { scarfKnotted } from './small/scarf-knotted.ts';
import { socks } from './small/socks.ts';
import { blouse, blouseBow, blouseSleeveless } from './tops/blouse.ts';
import { kidsBlouse } from './tops/kids-blouse.ts';
import { polo } from './tops/polo.ts';
import { kidsShirt, menOvershirt, menShirtBand, shirt, shirtOversized } from './tops/shirt.ts';
import {
  kidsCardigan,
  kidsSweater,
  kidsTurtleneck,
  menSweater,
  menTurtleneck,
  sweater,
} from './tops/sweaters.ts';
import { kidsSweatshirt, menSweatshirt, sweatshirt } from './tops/sweatshirt.ts';
import { kidsTee, menTee, teeV } from './tops/t-shirts.ts';
import { kidsVest, knitVest, menVest } from './tops/vests.ts';

/** For each silhouette, a function that builds its garment from the pattern. */
export const GARMENTS: Readonly<Record<string, () => Garment>> = {
  'men-tee': menTee,
  'kids-tee': kidsTee,
  'tee-v': teeV,
  polo,
  shirt,
  'shirt-oversized': shirtOversized,
  'men-shirt-band': menShirtBand,
  'men-overshirt': menOvershirt,
  blouse,
  'blouse-bow': blouseBow,
  'blouse-sleeveless': blouseSleeveless,
  'kids-shirt': kidsShirt,
  'kids-blouse': kidsBlouse,
  sweater,
  'men-sweater': menSweater,
  'men-turtleneck': menTurtleneck,
  'kids-sweater': kidsSweater,
  'kids-cardigan': kidsCardigan,
  'kids-turtleneck': kidsTurtleneck,
  'kids-knit-dress': kidsKnitDress,
  'knit-vest': knitVest,
  'men-vest': menVest,
  'kids-vest': kidsVest,
  sweatshirt,
  'men-sweatshirt': menSweatshirt,
  'kids-sweatshirt': kidsSweatshirt,
  puffer,
  'men-puffer': menPuffer,
  'kids-puffer': kidsPuffer,
  parka,
  'men-parka': menParka,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  trench,
  blazer,
  'blazer-double': blazerDouble,
  'blazer-long': blazerLong,
  'men-blazer': menBlazer,
  'men-blazer-double': menBlazerDouble,
  coat,
  'men-coat': menCoat,
  'kids-dress': kidsDress,
  'kids-pinafore': kidsPinafore,
  'kids-overall': kidsOverall,
  'kids-romper': kidsRomper,
  dress,
  'dress-v': dressV,
  'dress-short': dressShort,
  'dress-short-v': dressShortV,
  'shirt-dress-long': shirtDressLong,
  jeans,
  'jeans-wide': jeansWide,
  'men-jeans': menJeans,
  'men-jeans-slim': menJeansSlim,
  'kids-jeans': kidsJeans,
  'skirt-pencil': pencilSkirt,
  'skirt-pleated': pleatedSkirt,
  'kids-skirt-pleated': kidsPleatedSkirt,
  'trousers-wide': trousersWide,
  'trousers-slim': trousersSlim,
  'men-trousers': menTrousers,
  'kids-trousers': kidsTrousers,
  joggers,
  'kids-joggers': kidsJoggers,
  'kids-shorts': kidsShorts,
  robe,
  pyjamas,
  scarf,
  'scarf-knotted': scarfKnotted,
  gloves,
  briefs,
  socks,
  'knit-dress-short': knitDressShort,
};
