import { sql } from 'drizzle-orm';
import { colourPriceColumns, sizePriceColumns } from '../../domain/article-prices.ts';
import type { PictureSource } from '../../domain/tables/content-types.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';

/**
 * The database columns of goods that a cart needs. Texts and galleries, which are most of a model's data, are
 * left out.
 */
export const goodsColumns = {
  article: {
    id: article.id,
    sku: article.sku,
    size: article.size,
    stock: article.stock,
    vat: article.vat,
    ...sizePriceColumns,
  },
  variant: {
    id: variant.id,
    groupId: variant.groupId,
    productUrl: variant.productUrl,
    colorFamily: variant.colorFamily,
    colorName: variant.colorName,
    colorCode: variant.colorCode,
    colorHex: variant.colorHex,
    ...colourPriceColumns,
    cover: sql<PictureSource | null>`${variant.pictures} -> 0`,
  },
  group: { id: variantGroup.id, name: variantGroup.name },
};

type Columns = typeof goodsColumns;

/** An article with its variant and model. */
export type GoodsRow = {
  article: Pick<typeof article.$inferSelect, keyof Columns['article']>;
  variant: Pick<typeof variant.$inferSelect, Exclude<keyof Columns['variant'], 'cover'>> & {
    /** The first picture of the variant's gallery. */
    cover: PictureSource | null;
  };
  group: Pick<typeof variantGroup.$inferSelect, keyof Columns['group']>;
};
