import sharp from 'sharp';
import { readMaps } from '../../../backend/media/pictures/colouring/map-set-file.ts';
import type { CroppedView } from '../../../backend/media/pictures/colouring/view-file.ts';
import { clamp, HEIGHT, WIDTH } from './planes.ts';
import { putJson } from './put-entries.ts';

const CROP_WIDTH = 500;
const CROP_HEIGHT = Math.round((CROP_WIDTH * 4) / 3);
/** Distance in pixels from the garment's side and hem to the edge of the crop. */
const AIR = 64;
/**
 * Minimum height in pixels of a garment with a second detail. For a smaller one, it would show the same cloth
 * as the first detail.
 */
const LOWEST = 700;

/** Silhouettes whose lower part is smooth and plain, so that a second detail would show nothing new. */
const PLAIN_BELOW = new Set([
  'knit-dress',
  'skirt-pencil',
  'skirt-aline',
  'tee',
  'tee-v',
  'men-tee',
  'kids-tee',
]);

/**
 * The crop that shows cuff and hem, at the bottom left of a garment. Undefined if the garment is too short
 * for a second detail.
 */
export function belowOf(alpha: Uint8Array): CroppedView['crop'] | undefined {
  let [left, top, bottom] = [WIDTH, HEIGHT, 0];
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    if ((alpha[at] ?? 0) < 128) continue;
    const y = Math.floor(at / WIDTH);
    left = Math.min(left, at % WIDTH);
    top = Math.min(top, y);
    bottom = y;
  }
  if (bottom - top < LOWEST) return undefined;
  return {
    x: clamp(left - AIR, 0, WIDTH - CROP_WIDTH),
    y: clamp(bottom + AIR - CROP_HEIGHT, 0, HEIGHT - CROP_HEIGHT),
    width: CROP_WIDTH,
  };
}

/**
 * Adds the view `detail-below` to the map set of a silhouette, if its garment is long enough. Returns whether
 * it has this view.
 */
export async function cropBelow(mapsDir: string, silhouette: string): Promise<boolean> {
  if (PLAIN_BELOW.has(silhouette)) return false;
  const { light } = readMaps(mapsDir, silhouette, 'front', ['light']);
  const alpha = await sharp(light).ensureAlpha().extractChannel(3).toColourspace('b-w').raw().toBuffer();
  const crop = belowOf(alpha);
  if (!crop) return false;
  const view: CroppedView = { of: 'front', crop };
  putJson(mapsDir, silhouette, 'detail-below.json', view);
  return true;
}
