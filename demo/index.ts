import { fileURLToPath } from 'node:url';
import type { DemoShop } from '../backend/demo-shop.ts';
import { hangs } from './garments/hangs.ts';
import { looks } from './pictures/looks.ts';
import { offeredPictures } from './pictures/offered-pictures.ts';
import { outfits, picturedOutfits } from './pictures/outfits.ts';
import { portraitFiles } from './portraits/portraits.ts';
import { scenes } from './scenes/all-scenes.ts';

/** The entry point of the demo shop. backend/demo-shop.ts imports this name. */
export const demoShop: DemoShop = {
  pictures: {
    mapsDir: fileURLToPath(new URL('./maps', import.meta.url)),
    looks,
    hangs,
    scenes,
    outfits: outfits(),
    offered: offeredPictures(),
  },
  picturedOutfits,
  ownPictures: portraitFiles,
  // Imported on demand: most starts of a shop insert no demo data.
  async seed(deps, pictures, options) {
    const { seedShop } = await import('./seed/seed-shop.ts');
    return seedShop(deps, pictures, options);
  },
  async generate(db, pictures, tools, { withDemoShop, ...request }) {
    const { generateCatalog } = await import('./generate/generate-catalog.ts');
    const silhouettes = new Map(pictures.silhouettes().map((silhouette) => [silhouette.id, silhouette]));
    return generateCatalog(db, {
      ...request,
      now: tools.clock(),
      drawn: new Set(silhouettes.keys()),
      pictures: {
        pictureVersion: pictures.version,
        views: (id) => silhouettes.get(id)?.views ?? [],
        tint: (id) => silhouettes.get(id)?.tint,
      },
      seedDemo: withDemoShop ? (tx) => this.seed({ ...tools, db: tx }, pictures) : undefined,
    });
  },
};
