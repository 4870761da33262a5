import type { GarmentModel } from '../garments/garment-model.ts';
import type { DemoGroup, DemoVariant } from '../garments/types.ts';

/** A group together with the model it was built from. */
export type Goods = { model: GarmentModel; group: DemoGroup };

/** The department a model belongs to, the first part of its address among categories. */
export function departmentOf({ group }: Goods): string {
  return (group.categoryPaths[0] ?? '').split('/')[0] ?? '';
}

/** Whether a model stands in a listing for children, even beside others. */
export function isForChildren({ group }: Goods): boolean {
  return group.categoryPaths.some((path) => path.startsWith('detyam/'));
}

/** Sizes of a colour that can be bought. */
export function sizesLeft({ articles }: DemoVariant): number {
  return articles.filter(({ stock }) => stock > 0).length;
}

/** Whether most sizes of a colour can be bought, so that it may stand in a row by itself. */
export function isWellStocked(variant: DemoVariant): boolean {
  return sizesLeft(variant) >= Math.min(3, variant.articles.length);
}

/** The colour a listing shows of a model: the first that is in stock. */
export function faceOf({ group }: Goods): DemoVariant | undefined {
  return group.variants.find((variant) => sizesLeft(variant) > 0) ?? group.variants[0];
}

/** Whether a model has a colour with a reduced price. */
export function isReduced({ group }: Goods): boolean {
  return group.variants.some(({ priceBefore }) => priceBefore !== null);
}
