import { and, asc, desc, eq, exists, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Listing } from '../../src/generated/model/listing.ts';
import type { ListingSort } from '../../src/generated/model/listingSort.ts';
import type { Database } from '../db/client.ts';
import { article, categoryGroup, variant, variantGroup } from '../db/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { loadCards } from './cards.ts';
import { loadTree } from './navigation.ts';
import { isNew } from './newness.ts';
import { type CountedNode, neighbours, toBreadcrumbs, toCategory, wayTo } from './tree.ts';

/** Cards on a page of a listing. */
export const pageSize = 24;

/** The part of the former price that was taken off; 0 without a discount. */
export const discountShare = sql`coalesce((${variant.priceBefore} - ${variant.price})::float8 / ${variant.priceBefore}, 0)`;

/**
 * A page of a listing, one card a model in the colour that suits the listing and its order. `page` counts from 1;
 * an empty listing has one page.
 * An unknown path and a page beyond the last are NOT_FOUND.
 */
export async function getListing(
  db: Database,
  { path, page, sort }: { path: string; page: number; sort: ListingSort },
  now: Date,
): Promise<Listing> {
  const tree = await loadTree(db, now);
  const node = tree.find((other) => other.path === path);
  if (!node) throw new ProblemError(404, 'NOT_FOUND');
  const totalPages = Math.max(1, Math.ceil(node.productCount / pageSize));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');

  const shown = shownColours(db, node, { sort, now });
  const variantIds = await pageOf(db, shown, { page, sort });
  return {
    path,
    kind: node.kind,
    title: node.name,
    breadcrumbs: toBreadcrumbs(wayTo(tree, node)),
    subcategories: neighbours(tree, node).map((other) => toCategory(tree, other)),
    sort,
    page,
    pageSize,
    totalItems: node.productCount,
    totalPages,
    items: await loadCards(db, variantIds, now),
  };
}

/**
 * One colour a model: of those that belong to the listing one that is in stock, of these the best by the order.
 * Without such an order «Распродажа» shows the highest discount, the others the model's first colour.
 */
function shownColours(db: Database, node: CountedNode, { sort, now }: { sort: ListingSort; now: Date }) {
  const belongs: Record<CountedNode['kind'], SQL> = {
    category: exists(
      db
        .select({ id: categoryGroup.groupId })
        .from(categoryGroup)
        .where(and(eq(categoryGroup.categoryId, node.id), eq(categoryGroup.groupId, variantGroup.id))),
    ),
    new: isNew(now),
    sale: isNotNull(variant.priceBefore),
  };
  const usual = node.kind === 'sale' ? [desc(discountShare)] : [];
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
      popularity: variantGroup.popularity,
      publishedAt: variantGroup.publishedAt,
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(belongs[node.kind])
    .orderBy(asc(variant.groupId), desc(inStock), ...best[sort], asc(variant.ordinal), asc(variant.id))
    .as('shown');
}

type ShownColours = ReturnType<typeof shownColours>;

async function pageOf(
  db: Database,
  shown: ShownColours,
  { page, sort }: { page: number; sort: ListingSort },
): Promise<string[]> {
  const orders: Record<ListingSort, SQL[]> = {
    popular: [desc(shown.inStock), desc(shown.popularity)],
    new: [desc(shown.inStock), desc(shown.publishedAt)],
    'price-asc': [asc(shown.price)],
    'price-desc': [desc(shown.price)],
    discount: [desc(shown.discount), desc(shown.popularity)],
  };
  const rows = await db
    .select({ id: shown.id })
    .from(shown)
    // Every order ends in the id: without a total order a model could stand on two pages or on none.
    .orderBy(...orders[sort], asc(shown.groupId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ id }) => id);
}
