import { and, asc, eq, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sizePriceColumns } from '../../domain/article-prices.ts';
import { isColourShown } from '../../domain/hidden-goods.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/**
 * Reads the rows of product cards: the requested variants with their models, all colours of these models, and
 * the sizes of the requested variants. Colours and sizes are in display order. Hidden colours and sizes are
 * omitted. An exception is a hidden variant that was requested: it may be in a wishlist, so it is returned
 * with all its sizes as sold out.
 */
export async function readCardRows(db: Database, variantIds: readonly string[]) {
  const statements = cardStatements(db);
  const asked = { ids: variantIds };
  const [shown, colours, sizes] = await Promise.all([
    statements.shown.execute(asked),
    statements.colours.execute(asked),
    statements.sizes.execute(asked),
  ]);
  return { shown, colours, sizes };
}

/**
 * SQL condition that an id is one of the requested ones. The ids are passed as one array, so that the same
 * prepared statement works for any number of ids.
 */
const isAsked = (id: SQLWrapper): SQL => sql`${id} = any(${sql.placeholder('ids')}::uuid[])`;

const cardStatements = prepared((db: Database) => {
  const shown = db
    .select({ variant, name: variantGroup.name, publishedAt: variantGroup.publishedAt })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(isAsked(variant.id))
    .prepare('card_variants');
  const groupIds = db.select({ id: variant.groupId }).from(variant).where(isAsked(variant.id));
  const colours = db
    .select({
      groupId: variant.groupId,
      productUrl: variant.productUrl,
      displayValue: variant.colorName,
      hex: variant.colorHex,
      cloth: variant.cloth,
    })
    .from(variant)
    .where(and(sql`${variant.groupId} in ${groupIds}`, or(isColourShown(), isAsked(variant.id))))
    .orderBy(asc(variant.ordinal), asc(variant.id))
    .prepare('card_colours');
  const sizes = db
    .select({
      variantId: article.variantId,
      articleId: article.id,
      value: article.size,
      stock: article.stock,
      ...sizePriceColumns,
    })
    .from(article)
    .where(
      and(isAsked(article.variantId), or(isNull(article.hiddenStock), not(isColourShown(article.variantId)))),
    )
    .orderBy(asc(article.ordinal), asc(article.id))
    .prepare('card_sizes');
  return { shown, colours, sizes };
});
