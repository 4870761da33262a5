import { and, eq } from 'drizzle-orm';
import type { ProductService } from '#contract/client/client.schemas.ts';
import { contentPage } from '../../domain/tables/content.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';

/** Key of the services in the content table. */
export const servicesKey = { kind: 'services', slug: '' } as const;

/** The services that editors describe on every product page; empty if none exist. */
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
