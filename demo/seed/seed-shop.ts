import { sql } from 'drizzle-orm';
import type { Deps } from '../../backend/deps.ts';
import { variantGroup } from '../../backend/domain/tables/goods.ts';
import type { Pictures } from '../../backend/media/pictures/pictures.ts';
import { withTorture } from '../goods/torture.ts';
import { createDemoCatalog } from './catalog.ts';
import { seedDemo } from './seed.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedDemoShopper } from './shopper.ts';

/**
 * Inserts the demo catalog, its reviews and the demo shopper if the database has no goods. Returns whether it
 * inserted them. `torture` adds extreme goods, for tests only: see demo/goods/torture.ts. Stores and brand
 * lines are named after `shopName`. `onFilling` is called before anything is inserted.
 */
export async function seedShop(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords'>,
  pictures: Pictures,
  {
    torture = false,
    shopName,
    onFilling,
  }: { torture?: boolean; shopName?: string | undefined; onFilling?: () => void } = {},
): Promise<boolean> {
  const goods = await deps.db.select({ id: variantGroup.id }).from(variantGroup).limit(1);
  if (goods.length > 0) return false;
  onFilling?.();
  const now = deps.clock();
  const drawn = new Map(pictures.silhouettes().map((silhouette) => [silhouette.id, silhouette]));
  const catalog = createDemoCatalog({
    silhouettes: new Set(drawn.keys()),
    pictureVersion: pictures.version,
    views: (id) => drawn.get(id)?.views ?? [],
    tint: (id) => drawn.get(id)?.tint,
    today: now.toISOString().slice(0, 10),
  });
  const { seeded } = await seedDemo(deps.db, {
    catalog: torture ? withTorture(catalog) : catalog,
    now,
    shopName,
  });
  if (!seeded) return false;
  await seedDemoShopper(deps);
  await seedReviews(deps, catalog, pictures.version);
  // The embedded database does not collect statistics by itself, and without them it chooses slow query
  // plans.
  await deps.db.execute(sql`analyze`);
  return true;
}
