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
 * If the database has no goods, inserts the demo catalog, its reviews and the demo shopper. Returns whether
 * it did. `torture` adds goods with extreme values for tests (demo/goods/torture.ts). Stores and brand lines
 * are named after `shopName`. `onFilling` is called before anything is inserted.
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
  // The embedded database collects no statistics by itself. Without them it would choose slow query plans.
  await deps.db.execute(sql`analyze`);
  return true;
}
