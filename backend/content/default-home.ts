import { and, asc, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import type { Home, HomeSection, ListingSort } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { cachedNodes, type ListingNode } from '../catalog/cached/listing-nodes.ts';
import { isColourShown } from '../domain/hidden-goods.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import { coverOf } from '../domain/presentation.ts';
import type { PictureSource } from '../domain/tables/content-types.ts';
import { article, categoryGroup, variant, variantGroup } from '../domain/tables/goods.ts';
import { inMenuOrder, toCategory } from '../domain/tree.ts';
import type { Finder } from '../listing/finder.ts';
import type { Database } from '../platform/db/database.ts';

/** Maximum number of cards in a row and of departments on the page; the contract allows up to 12. */
const ROW = 8;
const DEPARTMENTS = 12;

/** The dependencies that the home page needs from the catalog. */
type Parts = Pick<CatalogDeps, 'db' | 'goods'>;
type Catalog = { parts: Parts; finder: Finder; nodes: ListingNode[]; now: Date };

/**
 * A home page made only from catalog data, for shops whose editors have not written one: new arrivals, the
 * departments with their most popular goods, and the sale if the shop has one. Without goods, the page has no
 * sections.
 */
export async function defaultHome(parts: Parts, now: Date): Promise<Home> {
  const all = await cachedNodes(parts);
  const nodes = all.filter((node) => node.isInMenu && isOpen(node, now));
  const catalog = { parts, finder: await parts.goods.finder(), nodes, now };
  const sections = [
    await rowOf(catalog, 'new', 'new', 'Все новинки'),
    await departmentsOf(catalog),
    await rowOf(catalog, 'sale', 'discount', 'Вся распродажа'),
  ];
  return { hero: null, sections: sections.filter((section) => section !== null) };
}

/** A row of goods from the first listing of the given kind, titled with the listing's name. */
async function rowOf(
  { parts, finder, nodes, now }: Catalog,
  kind: 'new' | 'sale',
  sort: ListingSort,
  label: string,
): Promise<HomeSection | null> {
  const node = inMenuOrder(nodes).find((other) => other.kind === kind);
  if (!node) return null;
  const choice = finder.inListing(node, {}, now);
  if (choice.totalItems === 0) return null;
  return {
    kind: 'product-row',
    title: node.name,
    link: { label, path: `/${node.path}` },
    products: await loadCards(parts, choice.page(sort, 1, ROW), now),
  };
}

/**
 * The departments that have goods. The picture of each is the cover of its most popular model that has a
 * picture and is in stock; if there is no such model, of another model.
 */
async function departmentsOf({ parts, finder, nodes, now }: Catalog): Promise<HomeSection | null> {
  const roots = inMenuOrder(nodes).filter(({ kind, parentId }) => kind === 'category' && parentId === null);
  const counts = finder.count(roots, now);
  const filled = roots.filter(({ id }) => counts.get(id)).slice(0, DEPARTMENTS);
  const covers = await coversOf(
    parts.db,
    filled.map(({ id }) => id),
  );
  const departments = filled.map((node) => ({
    category: toCategory(nodes, node, counts),
    // The alternative text is empty, because the picture is decorative: the department's name is shown beside
    // it.
    picture: { ...coverOf(covers.get(node.id) ?? []), alt: '' },
  }));
  return departments.length > 0 ? { kind: 'departments', title: 'Разделы', departments } : null;
}

async function coversOf(db: Database, categoryIds: string[]): Promise<Map<string, PictureSource[]>> {
  const inStock = exists(
    db
      .select({ id: article.id })
      .from(article)
      .where(and(eq(article.variantId, variant.id), gt(article.stock, 0))),
  );
  const rows = await db
    .selectDistinctOn([categoryGroup.categoryId], {
      id: categoryGroup.categoryId,
      pictures: variant.pictures,
    })
    .from(categoryGroup)
    .innerJoin(variantGroup, eq(variantGroup.id, categoryGroup.groupId))
    .innerJoin(variant, eq(variant.groupId, variantGroup.id))
    .where(and(inArray(categoryGroup.categoryId, categoryIds), isColourShown()))
    .orderBy(
      asc(categoryGroup.categoryId),
      desc(sql`${variant.pictures} <> '[]'::jsonb`),
      desc(inStock),
      desc(variantGroup.popularity),
      asc(variant.ordinal),
      asc(variant.id),
    );
  return new Map(rows.map(({ id, pictures }) => [id, pictures]));
}
