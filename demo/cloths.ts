import { bottomsCloths } from './cloths/bottoms.ts';
import { closeCloths } from './cloths/close.ts';
import type { Cloth } from './cloths/cloth.ts';
import { goodsCloths } from './cloths/goods.ts';
import { jerseyCloths } from './cloths/jersey.ts';
import { knitCloths } from './cloths/knit.ts';
import { outerCloths } from './cloths/outer.ts';
import { shirtingCloths } from './cloths/shirting.ts';

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
