import type { ScenePiece } from '../../backend/media/pictures/scenes/scene.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import { colourway } from '../cloths/prints.ts';
import type { DemoVariant } from '../garments/types.ts';
import { isWeak } from '../garments/weak-silhouettes.ts';
import { type Goods, isWellStocked } from '../goods/goods.ts';

/**
 * The silhouettes for each of the four positions of a row on the home page: an outer garment; a dress or
 * knitwear; trousers, a skirt or a shirt; shoes or a bag. So a row looks like an outfit and not like a random
 * selection.
 */
const places: readonly (readonly string[])[] = [
  ['coat', 'men-coat', 'puffer', 'men-puffer', 'blazer', 'trench', 'leather-jacket', 'denim-jacket'],
  [
    'turtleneck',
    'sweater',
    'cardigan',
    'knit-dress',
    'hoodie',
    'men-sweater',
    'dress',
    'shirt-dress',
    'sweatshirt',
    'knit-vest',
    'knit-dress-short',
    'dress-short',
  ],
  [
    'trousers-wide',
    'skirt-pleated',
    'skirt-aline',
    'shirt',
    'trousers-slim',
    'skirt-pencil',
    'men-shirt',
    'blouse',
    'men-trousers',
    'jeans',
  ],
  [
    'bag-flap',
    'knee-boots',
    'scarf',
    'bag-tote',
    'laced-boots',
    'chelsea',
    'ballet-flats',
    'gloves',
    'belt',
    'beanie',
    'scarf-knotted',
  ],
];

export type RowOptions = {
  /** Silhouettes that rows already show. The function adds those of its own row. */
  shown: Set<string>;
  /** Whether a variant fits into the row. */
  wanted: (variant: DemoVariant) => boolean;
};

/**
 * Product URLs for a row. Each position gets the most popular suitable goods for adults, in a colour with
 * most sizes in stock. A silhouette that another row shows, or a colour family that this row already has, is
 * used only if nothing else fits.
 */
export function rowOf(ranked: readonly Goods[], { shown, wanted }: RowOptions): string[] {
  const families = new Set<string>();
  return places.flatMap((silhouettes) => {
    const candidates = ranked
      .filter(
        ({ model, group }) =>
          isForRows(model.audience, group.season) &&
          silhouettes.includes(model.silhouette) &&
          !isWeak(model.silhouette),
      )
      .flatMap(({ model, group }) =>
        group.variants.map((variant) => ({ silhouette: model.silhouette, variant })),
      )
      .filter(({ variant }) => wanted(variant) && isWellStocked(variant));
    const [best] = candidates.toSorted((a, b) => repeats(a) - repeats(b));
    if (!best) return [];
    shown.add(best.silhouette);
    families.add(best.variant.colour.family);
    return best.variant.productUrl;
  });

  function repeats({ silhouette, variant }: { silhouette: string; variant: DemoVariant }): number {
    return (shown.has(silhouette) ? 2 : 0) + (families.has(variant.colour.family) ? 1 : 0);
  }
}

function isForRows(audience: string, season: string): boolean {
  return season !== 'Лето' && (audience === 'women' || audience === 'men');
}

/**
 * Product URL of goods that look like a garment in a scene. Null if the shop does not sell such goods or only
 * few sizes are left.
 */
export function pieceOf(ranked: readonly Goods[], piece: ScenePiece, audience: string): string | null {
  if (piece.kind === 'bare') return null;
  for (const { model, group } of ranked) {
    if (model.silhouette !== piece.silhouette || model.audience !== audience) continue;
    const colour = model.colours.find((one) => lookId(one, cloths[model.cloth].finish) === piece.look);
    const name = colour && colourway(colour).displayValue;
    const variant = group.variants.find((one) => one.colour.displayValue === name);
    if (variant && isWellStocked(variant)) return variant.productUrl;
  }
  return null;
}
