/**
 * Shows new map sets beside those of demo/maps, one picture for each silhouette and view: old left, new right,
 * in a light and in a dark colour that is sold, at 900 px and as large as on a card.
 *
 *   node garments/atelier/before-after.ts <folder of new sets> <folder for pictures> [silhouette…]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { lightnessOf } from '../../demo/cloths/lightness.ts';
import { looks } from '../../demo/pictures/looks.ts';
import { offeredPictures } from '../../demo/pictures/offered-pictures.ts';

const [trial, to, ...names] = process.argv.slice(2);
if (!trial || !to) throw new Error('Name the folder of the new sets and the folder for pictures');
mkdirSync(to, { recursive: true });
const old = join(import.meta.dirname, '../../demo/maps');
const [before, after] = [old, trial].map((mapsDir) => openStudio({ mapsDir, looks }));
const isOffered = offeredPictures();
const [LARGE, CARD] = [900, 300];

for (const [silhouette, views] of readViews(trial)) {
  if (names.length > 0 && !names.includes(silhouette)) continue;
  const sold = Object.entries(looks)
    .filter(([look]) => isOffered({ silhouette, look }))
    .sort(([, a], [, b]) => lightnessOf(b.base) - lightnessOf(a.base));
  const shown = [sold[0], sold.at(-1)].flatMap((entry) => (entry ? [entry[0]] : []));
  for (const [view, file] of views) {
    if (isCropped(file)) continue;
    const layers: OverlayOptions[] = [];
    let left = 0;
    for (const width of [LARGE, CARD])
      for (const lookId of shown)
        for (const studio of [before, after]) {
          const made = await studio?.make({ kind: 'goods', silhouette, view, lookId, width, format: 'webp' });
          if (made) layers.push({ input: Buffer.from(made.bytes), left, top: 0 });
          left += width;
        }
    const size = { width: left, height: (LARGE * 4) / 3, channels: 3, background: '#fff' } as const;
    await sharp({ create: size })
      .composite(layers)
      .png({ compressionLevel: 3 })
      .toFile(join(to, `${silhouette}-${view}.png`));
  }
}
