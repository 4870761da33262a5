/**
 * Draws the interface's own pictures, which show no goods: the empty rail and the empty hanger.
 *
 *   node garments/atelier/empty-scenes.ts [folder]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeScene } from '../../backend/media/pictures/scenes/compose.ts';
import type { Scene } from '../../backend/media/pictures/scenes/scene.ts';
import { emptyRail } from '../../demo/scenes/stage.ts';

const [folder = join(import.meta.dirname, '../../src/lib/ui/scenes')] = process.argv.slice(2);

const SCENES: Record<string, Scene> = {
  'empty-rail': emptyRail({ width: 1280, height: 1024 }, 128, 0.22, [
    [0.19, 0],
    [0.5, 2.4],
    [0.81, -1],
  ]),
  'empty-rail-narrow': emptyRail({ width: 1280, height: 960 }, 92, 0.24, [
    [0.27, 0],
    [0.73, 2.4],
  ]),
  'empty-hanger': emptyRail({ width: 1280, height: 960 }, 76, 0.26, [[0.5, 1.6]]),
};

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(SCENES))
  for (const width of scene.widths) {
    const {
      data,
      width: across,
      height,
    } = await composeScene(scene, width, () => {
      throw new Error('There are no goods in an empty scene.');
    });
    const image = sharp(data, { raw: { width: across, height, channels: 3 } });
    const avif = await image
      .clone()
      .avif({ quality: 52, effort: 6 })
      .toFile(join(folder, `${name}-${width}.avif`));
    const webp = await image
      .clone()
      .webp({ quality: 76, effort: 6 })
      .toFile(join(folder, `${name}-${width}.webp`));
    console.log(
      `${name}-${width}: ${Math.round(avif.size / 1024)} KB AVIF, ${Math.round(webp.size / 1024)} KB WebP`,
    );
  }
