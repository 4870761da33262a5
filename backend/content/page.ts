import { and, eq, ne, sql } from 'drizzle-orm';
import type { ContentPage, Link } from '#contract/client/client.schemas.ts';
import type { CatalogDeps } from '../catalog/base/deps.ts';
import { cardsByUrl } from '../catalog/cached/cards.ts';
import { type Details, fillIn, fillInPage } from '../domain/pages/page-details.ts';
import { contentPage } from '../domain/tables/content.ts';
import type { ContentKind } from '../domain/tables/content-types.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';

type PageKey = { kind: ContentKind; slug: string };

type Parts = Pick<CatalogDeps, 'db' | 'goods' | 'sellerDetails'>;

/**
 * A text page with the details of the seller, the current prices of the goods that it shows, and links to
 * other pages of its kind. Throws NOT_FOUND for an unknown URL.
 */
export async function getContentPage(parts: Parts, { kind, slug }: PageKey, now: Date): Promise<ContentPage> {
  const { db, sellerDetails } = parts;
  const [page] = await db
    .select({ body: contentPage.body, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), eq(contentPage.slug, slug)));
  if (!page || !('blocks' in page.body)) throw new ProblemError(404, 'NOT_FOUND');
  const { productUrls = [], scene = null, isFaq = false, ...body } = fillInPage(page.body, sellerDetails);
  return {
    kind,
    slug,
    ...body,
    isFaq,
    scene,
    products: await cardsByUrl(parts, productUrls, now),
    updatedAt: page.updatedAt.toISOString().slice(0, 10),
    siblings: await loadSiblings(db, { kind, slug }, sellerDetails),
  };
}

/** Maximum number of links to other pages that the contract allows. */
const mostSiblings = 50;

async function loadSiblings(db: Database, { kind, slug }: PageKey, details: Details): Promise<Link[]> {
  const title = sql<string>`${contentPage.body} ->> 'title'`;
  const rows = await db
    .select({ slug: contentPage.slug, title })
    .from(contentPage)
    .where(and(eq(contentPage.kind, kind), ne(contentPage.slug, slug)))
    .orderBy(title, contentPage.slug)
    .limit(mostSiblings);
  return rows.map((row) => ({ label: fillIn(row.title, details), path: `/${kind}/${row.slug}` }));
}
