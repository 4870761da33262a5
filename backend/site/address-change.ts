import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import type { AddressChange, ProductCard } from '#contract/client/client.schemas.ts';
import { loadCards } from '../catalog/cached/cards.ts';
import { type ListingNode, loadNodes } from '../catalog/cached/listing-nodes.ts';
import { isColourShown } from '../domain/hidden-goods.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import { category, categoryGroup, variant, variantGroup } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { SiteDeps } from './deps.ts';
import { formerAddress } from './tables.ts';

/** Maximum number of goods that are offered in place of a removed page. */
const ALTERNATIVES = 8;

const productPrefix = '/product/';

/**
 * Finds out whether the page of a former URL path has moved or was removed (openapi, getAddressChange). If it
 * moved several times, returns the current path. Throws NOT_FOUND for a path that never had a page or that
 * still has one.
 */
export async function getAddressChange(
  parts: Pick<SiteDeps, 'db' | 'goods'>,
  path: string,
  now: Date,
): Promise<AddressChange> {
  const { db } = parts;
  const asked = plainPath(path);
  const [written] = await db.select().from(formerAddress).where(eq(formerAddress.path, asked));
  const former = (await hiddenPage(db, asked)) ?? written;
  if (!former || (await leadsSomewhere(db, asked))) throw new ProblemError(404, 'NOT_FOUND');
  const nodes = await loadNodes(db);
  const location = former.hasMoved ? await presentAddress(db, nodes, former) : undefined;
  if (location !== undefined) return { outcome: 'MOVED', location, listing: null, alternatives: [] };
  const listing = nearestOpen(nodes, former.categoryId, now);
  return {
    outcome: 'GONE',
    location: null,
    listing: listing ? { label: listing.name, path: `/${listing.path}` } : null,
    alternatives: listing ? await alternatives(parts, asked, listing.id, now) : [],
  };
}

/** The path without query string, fragment and trailing slash. */
const plainPath = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Whether a page has this URL path now. It may be another page than before. */
async function leadsSomewhere(db: Database, path: string): Promise<boolean> {
  const found = path.startsWith(productPrefix)
    ? await db
        .select({ id: variant.id })
        .from(variant)
        .where(and(eq(variant.productUrl, path.slice(productPrefix.length)), isColourShown()))
    : await db
        .select({ id: category.id })
        .from(category)
        .where(eq(category.path, path.slice(1)));
  return found.length > 0;
}

type Former = Pick<typeof formerAddress.$inferSelect, 'hasMoved' | 'variantId' | 'categoryId'>;

/**
 * The colour whose page had this path, if the retailer has hidden it. The page is gone until the colour is
 * shown again.
 */
async function hiddenPage(db: Database, path: string): Promise<Former | undefined> {
  if (!path.startsWith(productPrefix)) return undefined;
  const [found] = await db
    .select({
      hasMoved: sql<boolean>`false`,
      variantId: variant.id,
      categoryId: variantGroup.categoryId,
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(and(eq(variant.productUrl, path.slice(productPrefix.length)), not(isColourShown())));
  return found;
}

/** The current path of a page that moved; undefined if it was removed later. */
async function presentAddress(
  db: Database,
  nodes: readonly ListingNode[],
  { variantId, categoryId }: Former,
): Promise<string | undefined> {
  if (variantId === null) {
    const node = nodes.find(({ id }) => id === categoryId);
    return node && `/${node.path}`;
  }
  const [found] = await db
    .select({ productUrl: variant.productUrl })
    .from(variant)
    .where(eq(variant.id, variantId));
  return found && productPrefix + found.productUrl;
}

/** The listing with this id if it is open; otherwise its nearest ancestor that is open. */
function nearestOpen(nodes: readonly ListingNode[], id: string | null, now: Date): ListingNode | undefined {
  const node = nodes.find((other) => other.id === id);
  if (!node || isOpen(node, now)) return node;
  return nearestOpen(nodes, node.parentId, now);
}

/**
 * Goods to offer in place of a removed page: first other colours of the model, then popular goods of the
 * listing that are in stock.
 */
async function alternatives(
  parts: Pick<SiteDeps, 'db' | 'goods'>,
  path: string,
  categoryId: string,
  now: Date,
): Promise<ProductCard[]> {
  const { db } = parts;
  const inStock = sql<boolean>`exists (select from article where variant_id = ${variant.id} and stock > 0)`;
  // The removed colour no longer has a row, so its model is recognised by the old path, which begins with the
  // model's slug.
  const kinship = sql<number>`case when starts_with(${path}, ${productPrefix} || ${variantGroup.slug} || '-') then length(${variantGroup.slug}) else 0 end`;
  const members = db
    .select({ id: variantGroup.id, kinship: kinship.as('kinship'), popularity: variantGroup.popularity })
    .from(categoryGroup)
    .innerJoin(variantGroup, eq(variantGroup.id, categoryGroup.groupId))
    .where(eq(categoryGroup.categoryId, categoryId))
    .orderBy(desc(sql`kinship`), desc(variantGroup.popularity), asc(variantGroup.id))
    // Reads four times as many models as needed, because some may be sold out.
    .limit(ALTERNATIVES * 4)
    .as('members');
  const found = await db
    .select({ id: variant.id, groupId: variant.groupId, kinship: members.kinship })
    .from(members)
    .innerJoin(variant, and(eq(variant.groupId, members.id), inStock))
    .orderBy(
      desc(members.kinship),
      desc(members.popularity),
      asc(members.id),
      asc(variant.ordinal),
      asc(variant.id),
    );
  const seen = new Set<string>();
  const chosen = found.filter(({ groupId, kinship: related }) => {
    if (seen.has(groupId) && related === 0) return false;
    seen.add(groupId);
    return true;
  });
  const ids = chosen.slice(0, ALTERNATIVES).map(({ id }) => id);
  return loadCards(parts, ids, now);
}
