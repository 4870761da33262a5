import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { article, variant, variantGroup } from './tables/goods.ts';

/**
 * SQL condition: a colour is shown unless all its sizes are hidden (docs/import.md). Every query that lists
 * goods or reads a product page uses this condition. Carts and orders do not need it, because a hidden size
 * has no stock.
 */
export const isColourShown = (variantId: SQLWrapper = variant.id): SQL<boolean> =>
  sql<boolean>`(${variantId} not in (select unseen.variant_id from ${article} unseen where unseen.hidden_stock is not null)
    or exists (select from ${article} shown where shown.variant_id = ${variantId} and shown.hidden_stock is null))`;

/** SQL condition: a model is shown unless all its sizes are hidden. */
export const isModelShown = (groupId: SQLWrapper = variantGroup.id): SQL<boolean> => {
  const sizes = sql`${variant} colour join ${article} one on one.variant_id = colour.id`;
  return sql<boolean>`(${groupId} not in (select colour.group_id from ${sizes} where one.hidden_stock is not null)
    or exists (select from ${sizes} where colour.group_id = ${groupId} and one.hidden_stock is null))`;
};

/** How many pieces of a size exist, whether the size is shown or hidden. */
export const piecesOf = ({ stock, hiddenStock }: { stock: number; hiddenStock: number | null }): number =>
  stock + (hiddenStock ?? 0);
