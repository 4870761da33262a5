import type { ProductCard } from '../../../src/generated/model/productCard.ts';
import type { Deps } from '../../deps.ts';
import { badgeOf, coverOf, discountPercent, toColour } from '../../domain/presentation.ts';
import { newSince } from '../../listing/columns/newness.ts';
import { readCardRows } from './card-rows.ts';

/**
 * Cards of variants as home, listings, products and the wishlist show them: three queries for any
 * number. They come in the order of the ids; ids that do not exist are left out.
 */
export async function loadCards(
  { db, goods }: Pick<Deps, 'db' | 'goods'>,
  variantIds: readonly string[],
  now: Date,
): Promise<ProductCard[]> {
  if (variantIds.length === 0) return [];
  const ids = [...new Set(variantIds)];
  const newFrom = newSince(await goods.current(), now);
  const { shown, colours, sizes } = await readCardRows(db, ids);

  const coloursOf = Map.groupBy(colours, ({ groupId }) => groupId);
  const sizesOf = Map.groupBy(sizes, ({ variantId }) => variantId);
  const cards = new Map(
    shown.map(({ variant: one, name, publishedAt }): [string, ProductCard] => {
      const made = sizesOf.get(one.id) ?? [];
      return [
        one.id,
        {
          variantId: one.id,
          variantGroupId: one.groupId,
          productUrl: one.productUrl,
          name,
          price: one.price,
          priceBefore: one.priceBefore,
          discountPercent: discountPercent(one.price, one.priceBefore),
          badge: badgeOf(made, publishedAt.getTime() >= newFrom),
          picture: coverOf(one.pictures),
          hoverPicture: one.pictures[1] ?? null,
          colour: toColour(one),
          colours: (coloursOf.get(one.groupId) ?? []).map(({ groupId: _, ...swatch }) => swatch),
          sizes: made.map(({ articleId, value, stock }) => ({ articleId, value, inStock: stock > 0 })),
        },
      ];
    }),
  );
  return variantIds.flatMap((id) => cards.get(id) ?? []);
}
