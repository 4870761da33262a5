/**
 * Draws garments into the demo shop's map sets.
 *
 *   node demo/atelier/draw.ts [--view back] [--to folder] [silhouette…]
 *
 * With a view only that one is drawn; the others stay.
 */
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CroppedView } from '../../backend/media/pictures/colouring/view-file.ts';
import { hangs } from '../garments/hangs.ts';
import { cropBelow } from './engine/crop-below.ts';
import { finish } from './engine/finish.ts';
import { writeMapSet } from './engine/map-set-file.ts';
import { clamp, HEIGHT, WIDTH } from './engine/planes.ts';
import { GARMENTS } from './garments.ts';

const MAPS = join(import.meta.dirname, '../maps');
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { view: { type: 'string' }, to: { type: 'string', default: MAPS } },
});
const maps = values.to;

for (const name of names.length > 0 ? names : Object.keys(GARMENTS)) {
  const garment = GARMENTS[name];
  if (!garment) throw new Error(`No silhouette ${name}`);
  // A name that no silhouette has: a running shop sees the old drawing or the new one, never half of it.
  const folder = join(maps, `.${name}`);
  const last = join(maps, `.${name}.last`);
  rmSync(folder, { recursive: true, force: true });
  if (values.view && existsSync(join(maps, name))) cpSync(join(maps, name), folder, { recursive: true });
  for (const [view, draw] of Object.entries(garment.views)) {
    if (values.view && view !== values.view) continue;
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
  if (Object.hasOwn(hangs, name)) await cropBelow(folder, name);
  if (existsSync(join(maps, name))) renameSync(join(maps, name), last);
  renameSync(folder, join(maps, name));
  rmSync(last, { recursive: true, force: true });
}
