import { and, eq, exists, gt, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { article } from '../domain/tables/goods.ts';
import { wishlistItem } from './base/tables.ts';

const sibling = alias(article, 'sibling');

/**
 * SQL condition: a wishlist item is in stock in the chosen size or, if no size was chosen, in any size of the
 * colour. For queries that join `article`.
 */
export const isAvailable = or(
  gt(article.stock, 0),
  and(
    eq(wishlistItem.sizeChosen, false),
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(sibling)
        .where(and(eq(sibling.variantId, article.variantId), gt(sibling.stock, 0))),
    ),
  ),
);
