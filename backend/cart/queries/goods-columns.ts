import { colourPriceColumns, sizePriceColumns } from '../../domain/article-prices.ts';
import { article, variant, variantGroup } from '../../platform/db/schema/catalog.ts';

/** What a cart reads of goods. Their texts, which are most of a model, it does not show. */
export const goodsColumns = {
  article: {
    id: article.id,
    sku: article.sku,
    size: article.size,
    stock: article.stock,
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
    pictures: variant.pictures,
  },
  group: { id: variantGroup.id, name: variantGroup.name },
};

type Columns = typeof goodsColumns;

/** An article with its variant and model. */
export type GoodsRow = {
  article: Pick<typeof article.$inferSelect, keyof Columns['article']>;
  variant: Pick<typeof variant.$inferSelect, keyof Columns['variant']>;
  group: Pick<typeof variantGroup.$inferSelect, keyof Columns['group']>;
};
