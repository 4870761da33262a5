import { bottomsCloths } from './bottoms.ts';
import { closeCloths } from './close.ts';
import type { Cloth } from './cloth.ts';
import { goodsCloths } from './goods.ts';
import { jerseyCloths } from './jersey.ts';
import { knitCloths } from './knit.ts';
import { outerCloths } from './outer.ts';
import { shirtingCloths } from './shirting.ts';

/** Cloths and materials by name. */
export const cloths = {
  ...jerseyCloths,
  ...knitCloths,
  ...shirtingCloths,
  ...bottomsCloths,
  ...outerCloths,
  ...closeCloths,
  ...goodsCloths,
} satisfies Record<string, Cloth>;

export type ClothId = keyof typeof cloths;
