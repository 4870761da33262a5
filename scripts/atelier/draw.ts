/**
 * Draws garments into the demo shop's map sets.
 *
 *   node scripts/atelier/draw.ts [silhouette…]
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CroppedView } from '../../backend/pictures/view-file.ts';
import { finish } from './engine/finish.ts';
import { writeMapSet } from './engine/map-set-file.ts';
import { clamp, HEIGHT, WIDTH } from './engine/planes.ts';
import { GARMENTS } from './garments.ts';

const MAPS = join(import.meta.dirname, '../../backend/demo/maps');
const names = process.argv.slice(2);

for (const name of names.length > 0 ? names : Object.keys(GARMENTS)) {
  const garment = GARMENTS[name];
  if (!garment) throw new Error(`No silhouette ${name}`);
  // A name that no silhouette has: a shop that runs meanwhile sees the old drawing or the new one, never half of it.
  const folder = join(MAPS, `.${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const [view, draw] of Object.entries(garment.views)) {
    const started = performance.now();
    const bytes = await writeMapSet(folder, view, await finish(garment, draw()));
    console.log(
      `${name}/${view}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${Math.round(bytes / 1024)} KB`,
    );
  }
  for (const [view, { of, x, y, width }] of Object.entries(garment.details ?? {})) {
    const height = Math.round((width * 4) / 3);
    const crop: CroppedView = {
      of,
      crop: {
        x: Math.round(clamp(x - width / 2, 0, WIDTH - width)),
        y: Math.round(clamp(y - height / 2, 0, HEIGHT - height)),
        width,
      },
    };
    writeFileSync(join(folder, `${view}.json`), `${JSON.stringify(crop, null, 2)}\n`);
  }
  rmSync(join(MAPS, name), { recursive: true, force: true });
  renameSync(folder, join(MAPS, name));
}
