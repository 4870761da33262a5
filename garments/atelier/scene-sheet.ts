/**
 * Lays compositions side by side for viewing, and prints the size of each.
 *
 * node garments/atelier/scene-sheet.ts out.png [--of scenes|looks|hanger] [--width 640] [--columns 4] [--count 24]
 * [id…]
 *
 * Without ids it takes all scenes, `count` looks from all over the catalog, or all hanging goods.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { hangerScene } from '../../backend/media/pictures/files/hanger-scene.ts';
import type { Scene } from '../../backend/media/pictures/scenes/scene.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { hangs } from '../../demo/garments/hangs.ts';
import { looks } from '../../demo/pictures/looks.ts';
import { offeredPictures } from '../../demo/pictures/offered-pictures.ts';
import { outfits } from '../../demo/pictures/outfits.ts';
import { sceneIds, sceneOf } from '../../demo/scenes/all-scenes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'scenes' },
    width: { type: 'string', default: '640' },
    columns: { type: 'string', default: '4' },
    count: { type: 'string', default: '24' },
  },
});
const [file = 'scene-sheet.png', ...names] = positionals;
const width = Number(values.width);
const studio = openStudio({ mapsDir: join(import.meta.dirname, '../../demo/maps'), looks });
sharp.concurrency(1);

function allNames(): readonly string[] {
  if (values.of === 'hanger') return Object.keys(hangs);
  if (values.of === 'scenes') return sceneIds;
  const ids = [...outfits().ids()];
  const step = ids.length / Number(values.count);
  return Array.from({ length: Number(values.count) }, (_, order) => ids[Math.floor(order * step)] ?? '');
}

function sceneNamed(name: string): Scene | undefined {
  if (values.of === 'scenes') return sceneOf(name);
  if (values.of === 'looks') return outfits().scene(name);
  const hang = hangs[name];
  const look = Object.keys(looks).find((id) => offeredPictures()({ silhouette: name, look: id }));
  return hang && look ? hangerScene(name, look, hang) : undefined;
}

const cells: { input: Buffer; height: number }[] = [];
for (const name of names.length > 0 ? names : allNames()) {
  const scene = sceneNamed(name);
  if (!scene) throw new Error(`No scene ${name}`);
  const before = process.cpuUsage();
  const { bytes } = await studio.make({ kind: 'scene', name, scene, width, format: 'avif' });
  const { user, system } = process.cpuUsage(before);
  const { data, info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true });
  cells.push({ input: data, height: info.height });
  console.log(
    `${name}: ${Math.round((user + system) / 1000)} ms of CPU, ${Math.round(bytes.length / 1024)} KB`,
  );
}
const columns = Math.min(Number(values.columns), cells.length);
const row = Math.max(...cells.map(({ height }) => height));
await sharp({
  create: {
    width: columns * width,
    height: Math.ceil(cells.length / columns) * row,
    channels: 3,
    background: '#fff',
  },
})
  .composite(
    cells.map(({ input }, order) => ({
      input,
      left: (order % columns) * width,
      top: Math.floor(order / columns) * row,
    })),
  )
  .png()
  .toFile(file);
