import type { DemoVariant } from '../garments/types.ts';
import { departmentOf, type Goods, isWellStocked } from './goods.ts';

/**
 * Chooses the colour that listings show first of each model, so that pictures repeat as little as possible:
 * the colour that the fewest other models of the silhouette show first. The other colours keep their order.
 * `alike` has all models of one silhouette in a stable order.
 */
export function withVariedCovers(alike: readonly Goods[]): Goods[] {
  const shown = new Map<string, number>();
  return alike.map((goods) => {
    const department = departmentOf(goods);
    const keys = (variant: DemoVariant) => [`${department} ${lookOf(variant)}`, lookOf(variant)] as const;
    const cost = (variant: DemoVariant, place: number) => {
      const [here, anywhere] = keys(variant).map((key) => shown.get(key) ?? 0);
      return (here ?? 0) * 12 + (anywhere ?? 0) * 8 + place + (isWellStocked(variant) ? 0 : 100);
    };
    const { variants } = goods.group;
    const face = variants.reduce((best, variant, place) => {
      return cost(variant, place) < cost(best, variants.indexOf(best)) ? variant : best;
    });
    for (const key of keys(face)) shown.set(key, (shown.get(key) ?? 0) + 1);
    const ordered = [face, ...variants.filter((variant) => variant !== face)];
    return {
      ...goods,
      group: { ...goods.group, variants: ordered.map((one, index) => ({ ...one, ordinal: index + 1 })) },
    };
  });
}

/** A key for the picture of a variant. Variants that look the same have the same key. */
function lookOf({ pictures }: DemoVariant): string {
  return pictures[0]?.template ?? '';
}
