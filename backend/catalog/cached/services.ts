import { and, eq } from 'drizzle-orm';
import type { ProductService } from '#contract/client/client.schemas.ts';
import { contentPage } from '../../domain/tables/content.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';

/** Primary key of the row in the content table that has the services. */
export const servicesKey = { kind: 'services', slug: '' } as const;

/**
 * The texts about the shop's services, such as delivery, that editors write for all product pages; empty if
 * editors have written none.
 */
export function cachedServices({ db, goods }: Pick<CatalogDeps, 'db' | 'goods'>): Promise<ProductService[]> {
  return goods.cached('services', () => loadServices(db));
}

async function loadServices(db: Database): Promise<ProductService[]> {
  const [page] = await db
    .select({ body: contentPage.body })
    .from(contentPage)
    .where(and(eq(contentPage.kind, servicesKey.kind), eq(contentPage.slug, servicesKey.slug)));
  return page && Array.isArray(page.body) ? page.body : [];
}
