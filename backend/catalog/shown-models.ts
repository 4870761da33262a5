import { and, asc, desc, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '../../src/generated/model/listingSort.ts';
import type { Database } from '../db/client.ts';
import { article, variant, variantGroup } from '../db/schema.ts';

/** Cards on a page of goods. */
export const pageSize = 24;

/** The part of the former price that was taken off; 0 without a discount. */
export const discountShare = sql<number>`coalesce((${variant.priceBefore} - ${variant.price})::float8 / ${variant.priceBefore}, 0)`;

/** A choice of goods. All are expressions on `variant` joined with `variant_group`. */
export type Choice = {
  /** Which colours are chosen. */
  belongs: SQL | undefined;
  /** How well a colour fits, more is better; goes before everything when colours of a model are compared. */
  colourFit?: SQL;
  /** How well a model fits, more is better; goes first in the order `popular`. */
  modelFit?: SQL;
  /** Whether the most reduced colour stands for a model in orders that do not speak of prices. */
  prefersReduced?: boolean;
};

export type PageOfModels = { variantIds: string[]; totalItems: number };

/**
 * A page of the chosen goods, one colour a model: of the colours that fit best one in stock, of these the best by the
 * order, else the model's first. `page` counts from 1; undefined is answered for a page beyond the last, an empty
 * choice has one page.
 */
export async function pageOfModels(
  db: Database,
  choice: Choice,
  { page, sort, size = pageSize }: { page: number; sort: ListingSort; size?: number },
): Promise<PageOfModels | undefined> {
  const shown = shownColours(db, choice, sort);
  const rows = await db
    .select({ id: shown.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(shown)
    // Every order ends in the id: without a total order a model could stand on two pages or on none.
    .orderBy(...orderOf(shown, sort), asc(shown.groupId))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) return undefined;
  return { variantIds: rows.map(({ id }) => id), totalItems: rows[0]?.total ?? 0 };
}

function shownColours(db: Database, choice: Choice, sort: ListingSort) {
  const usual = choice.prefersReduced ? [desc(discountShare)] : [];
  const best: Record<ListingSort, SQL[]> = {
    popular: usual,
    new: usual,
    'price-asc': [asc(variant.price)],
    'price-desc': [desc(variant.price)],
    discount: [desc(discountShare)],
  };
  const inStock = sql<boolean>`${exists(
    db
      .select({ id: article.id })
      .from(article)
      .where(and(eq(article.variantId, variant.id), gt(article.stock, 0))),
  )}`.as('in_stock');
  return db
    .selectDistinctOn([variant.groupId], {
      id: variant.id,
      groupId: variant.groupId,
      price: variant.price,
      discount: discountShare.as('discount'),
      inStock,
      fit: sql<number>`${choice.modelFit ?? sql`0`}`.as('fit'),
      popularity: variantGroup.popularity,
      publishedAt: variantGroup.publishedAt,
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(choice.belongs)
    .orderBy(
      asc(variant.groupId),
      ...(choice.colourFit ? [desc(choice.colourFit)] : []),
      desc(inStock),
      ...best[sort],
      asc(variant.ordinal),
      asc(variant.id),
    )
    .as('shown');
}

function orderOf(shown: ReturnType<typeof shownColours>, sort: ListingSort): SQL[] {
  const orders: Record<ListingSort, SQL[]> = {
    popular: [desc(shown.fit), desc(shown.inStock), desc(shown.popularity)],
    new: [desc(shown.inStock), desc(shown.publishedAt)],
    'price-asc': [asc(shown.price)],
    'price-desc': [desc(shown.price)],
    discount: [desc(shown.discount), desc(shown.popularity)],
  };
  return orders[sort];
}
