import { asc, inArray, sql } from 'drizzle-orm';
import type { Link } from '#contract/client/client.schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { contentPage } from '../tables/content.ts';
import { type Details, fillIn } from './page-details.ts';

/**
 * Maximum number of links to text pages: one less than the contract allows, because a link to the journal may
 * follow.
 */
const MOST = 19;

/** Links to the pages about the shop, sorted by title, then to the journal if it has pieces. */
export async function loadPagesAbout(db: Database, details: Details): Promise<Link[]> {
  const title = sql<string>`${contentPage.body} ->> 'title'`;
  const rows = await db
    .select({ kind: contentPage.kind, slug: contentPage.slug, title })
    .from(contentPage)
    .where(inArray(contentPage.kind, ['about', 'journal']))
    .orderBy(asc(title), asc(contentPage.slug));
  const about = rows.filter(({ kind }) => kind === 'about').slice(0, MOST);
  const links = about.map(({ slug, title: label }) => ({
    label: fillIn(label, details),
    path: `/about/${slug}`,
  }));
  return about.length < rows.length ? [...links, { label: 'Журнал', path: '/journal' }] : links;
}
