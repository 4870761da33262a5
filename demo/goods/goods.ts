import type { GarmentModel } from '../garments/garment-model.ts';
import type { DemoGroup, DemoVariant } from '../garments/types.ts';

/** A garment model, and the entry of the demo catalog that was made from it. */
export type Goods = { model: GarmentModel; group: DemoGroup };

/** Slug of the model's department, which begins its category path. */
export function departmentOf({ group }: Goods): string {
  return (group.categoryPaths[0] ?? '').split('/')[0] ?? '';
}

/** Whether a model is in a listing for children. It may also be in listings for adults. */
export function isForChildren({ group }: Goods): boolean {
  return group.categoryPaths.some((path) => path.startsWith('detyam/'));
}

/** The number of sizes that are in stock. */
export function sizesLeft({ articles }: DemoVariant): number {
  return articles.filter(({ stock }) => stock > 0).length;
}

/**
 * Whether most sizes of a colour are in stock. Only such a colour represents its model in a row on the home
 * page.
 */
export function isWellStocked(variant: DemoVariant): boolean {
  return sizesLeft(variant) >= Math.min(3, variant.articles.length);
}

/** The colour that represents a model: the first one in stock. */
export function coverColourOf({ group }: Goods): DemoVariant | undefined {
  return group.variants.find((variant) => sizesLeft(variant) > 0) ?? group.variants[0];
}

/** Whether a model has a colour with a reduced price. */
export function isReduced({ group }: Goods): boolean {
  return group.variants.some(({ priceBefore }) => priceBefore !== null);
}
