import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mapSetPath, packMapSet } from '../pictures/colouring/map-set-file.ts';
import type { DrawnView } from '../pictures/colouring/view-file.ts';

export const TEST_WIDTH = 60;
export const TEST_HEIGHT = 80;
const AREA = TEST_WIDTH * TEST_HEIGHT;

/**
 * Writes the image maps of a flat test garment that fills the picture: cloth on the left half (part 1),
 * ribbing on the right half (part 2). The light is 1 everywhere, and each pixel shows one millimetre of
 * cloth.
 * @param light File to use as the light map instead.
 */
export async function writeFlatMaps(mapsDir: string, silhouette: string, light?: Buffer): Promise<void> {
  const view: DrawnView = {
    width: TEST_WIDTH,
    height: TEST_HEIGHT,
    lightMax: 1,
    clothSize: 4.096,
    tint: '#808080',
    slots: { 1: { role: 'base', cloth: true }, 2: { role: 'rib', cloth: false } },
  };
  const cloth = new Uint8Array(AREA * 3);
  for (let at = 0; at < AREA; at += 1) {
    const u = at % TEST_WIDTH;
    const v = Math.floor(at / TEST_WIDTH);
    cloth[at * 3] = u & 255;
    cloth[at * 3 + 1] = v & 255;
    cloth[at * 3 + 2] = ((u >> 8) << 4) | (v >> 8);
  }
  const parts = Uint8Array.from({ length: AREA * 4 }, (_, at) =>
    at % (TEST_WIDTH * 2) < TEST_WIDTH ? 1 : 2,
  );
  const packed = (data: Uint8Array, channels: 1 | 3 | 4, size = 1) =>
    sharp(data, { raw: { width: TEST_WIDTH * size, height: TEST_HEIGHT * size, channels } })
      .webp({ lossless: true, exact: true })
      .toBuffer();
  const entries = new Map<string, Uint8Array>([
    ['front.light.webp', light ?? (await packed(new Uint8Array(AREA * 4).fill(255), 4))],
    ['front.cloth.webp', await packed(cloth, 3)],
    ['front.parts.webp', await packed(parts, 1, 2)],
    ['front.shadow.webp', await packed(new Uint8Array(AREA).fill(255), 1)],
    ['front.json', Buffer.from(JSON.stringify(view))],
    ['detail.json', Buffer.from(JSON.stringify({ of: 'front', crop: { x: 0, y: 0, width: 60 } }))],
  ]);
  mkdirSync(mapsDir, { recursive: true });
  writeFileSync(mapSetPath(mapsDir, silhouette), packMapSet(entries));
}
