import { and, eq, exists, gt, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { article } from '../domain/tables/goods.ts';
import { wishlistItem } from './base/tables.ts';

const sibling = alias(article, 'sibling');

/** Whether a kept item can be bought: its size when it was chosen, otherwise any of its colour. Of rows joined with article. */
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
