import { eq, inArray } from 'drizzle-orm';
import type { SuggestedProduct } from '#contract/client/client.schemas.ts';
import { colourPrice, colourPriceBefore, hasDearerSizes } from '../domain/article-prices.ts';
import { coverOf } from '../domain/presentation.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/client.ts';

/** Colours as suggestions show them, in the order of the ids; ids that do not exist are left out. One query. */
export async function loadSuggestedProducts(
  db: Database,
  variantIds: readonly string[],
): Promise<SuggestedProduct[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .select({
      id: variant.id,
      productUrl: variant.productUrl,
      name: variantGroup.name,
      colourName: variant.colorName,
      price: colourPrice,
      priceBefore: colourPriceBefore,
      hasDearerSizes,
      pictures: variant.pictures,
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(inArray(variant.id, [...variantIds]));
  const products = new Map(
    rows.map(({ id, pictures, hasDearerSizes: isFrom, ...product }) => [
      id,
      { ...product, ...(isFrom && { hasDearerSizes: true }), picture: coverOf(pictures) },
    ]),
  );
  return variantIds.flatMap((id) => products.get(id) ?? []);
}
