import { and, eq, exists, gt, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { article } from '../domain/tables/goods.ts';
import { wishlistItem } from './base/tables.ts';

const sibling = alias(article, 'sibling');

/**
 * Whether a wishlist item is available: the chosen size, or any size of the colour if none was chosen. Use it
 * in queries that join `article`.
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
