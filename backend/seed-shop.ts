import { sql } from 'drizzle-orm';
import { seedDemoShopper } from './auth/demo-shopper.ts';
import { variantGroup } from './db/schema/catalogue.ts';
import { createDemoCatalogue } from './demo/catalogue.ts';
import { seedDemo } from './demo/seed.ts';
import { withTorture } from './demo/torture.ts';
import type { Deps } from './deps.ts';
import type { Pictures } from './pictures/pictures.ts';

/**
 * Puts the demo catalogue and the demo shopper into a database without goods; says whether it did. `torture` adds
 * goods that only tests want: see backend/demo/torture.ts.
 */
export async function seedShop(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords'>,
  pictures: Pictures,
  { torture = false }: { torture?: boolean } = {},
): Promise<boolean> {
  const goods = await deps.db.select({ id: variantGroup.id }).from(variantGroup).limit(1);
  if (goods.length > 0) return false;
  const now = deps.clock();
  const drawn = new Map(pictures.silhouettes().map((silhouette) => [silhouette.id, silhouette]));
  const catalogue = createDemoCatalogue({
    silhouettes: new Set(drawn.keys()),
    pictureVersion: pictures.version,
    views: (id) => drawn.get(id)?.views ?? [],
    tint: (id) => drawn.get(id)?.tint,
    today: now.toISOString().slice(0, 10),
  });
  const { seeded } = await seedDemo(deps.db, {
    catalogue: torture ? withTorture(catalogue) : catalogue,
    now,
  });
  if (!seeded) return false;
  await seedDemoShopper(deps);
  // The embedded database never does so by itself, and plans badly without.
  await deps.db.execute(sql`analyze`);
  return true;
}
