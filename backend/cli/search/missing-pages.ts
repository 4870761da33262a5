import { and, eq } from 'drizzle-orm';
import { PAGES } from '#shared/web/pages.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { category, variant } from '../../domain/tables/goods.ts';
import { store } from '../../domain/tables/places.ts';
import type { SearchRules } from '../../listing/search-rules.ts';
import type { Database } from '../../platform/db/database.ts';
import { formerAddress } from '../../site/tables.ts';
import { say } from '../terminal/say.ts';

/** Kinds of text pages. The kind is the first part of a page's URL path. */
const KINDS = ['about', 'guide', 'journal', 'page', 'policy', 'support'] as const;

/**
 * Describes the redirects and banners of the search rules that link to a page that does not exist, one per
 * line.
 */
export async function missingPages(db: Database, { redirects, banners }: SearchRules): Promise<string[]> {
  const links = [
    ...redirects.map(({ queries: [query = ''], to }) => ({
      to,
      says: say`The redirect of «${query}» leads to ${to}, but the shop has no such page.`,
    })),
    ...banners.flatMap(({ text, to }) =>
      to === undefined
        ? []
        : [{ to, says: say`The banner «${text}» leads to ${to}, but the shop has no such page.` }],
    ),
  ];
  const missing: string[] = [];
  for (const { to, says } of links) if (!(await leadsSomewhere(db, to))) missing.push(says);
  return missing;
}

/** Whether a page exists at this URL path, or a redirect from it to its new path. */
async function leadsSomewhere(db: Database, address: string): Promise<boolean> {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  if (path in PAGES && !path.includes('$')) return true;
  const [, room = '', name = ''] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const found = await Promise.all([
    db
      .select({ at: category.path })
      .from(category)
      .where(eq(category.path, path.slice(1))),
    db
      .select({ at: formerAddress.path })
      .from(formerAddress)
      .where(and(eq(formerAddress.path, path), eq(formerAddress.hasMoved, true))),
    ...(room === 'product'
      ? [db.select({ at: variant.productUrl }).from(variant).where(eq(variant.productUrl, name))]
      : []),
    ...(room === 'stores' ? [db.select({ at: store.code }).from(store).where(eq(store.code, name))] : []),
    ...KINDS.filter((kind) => kind === room).map((kind) =>
      db
        .select({ at: contentPage.slug })
        .from(contentPage)
        .where(and(eq(contentPage.kind, kind), eq(contentPage.slug, name))),
    ),
  ]);
  return found.some((rows) => rows.length > 0);
}
