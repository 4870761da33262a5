import { createHash } from 'node:crypto';
import sharp, { type WebpOptions } from 'sharp';
import { loadFineParts } from '../../../backend/media/pictures/colouring/large-edition.ts';
import { loadMapSet, loadShadow, type MapSet } from '../../../backend/media/pictures/colouring/map-set.ts';
import { readEntries } from '../../../backend/media/pictures/colouring/map-set-file.ts';
import { smallEditionOf } from '../../../backend/media/pictures/colouring/small-edition.ts';
import {
  type DrawnView,
  isCropped,
  readViews,
  smallView,
} from '../../../backend/media/pictures/colouring/view-file.ts';
import { putEntries } from './put-entries.ts';

/** Metadata of a small edition: `from` is the hash of the image maps from which it was made. */
type SmallFile = { from: string };

/**
 * A hash of the image maps of a view. If a small edition was made from maps with another hash, it is
 * outdated.
 */
export function mapsFingerprint(mapsDir: string, silhouette: string, name: string): string {
  const maps = readEntries(mapsDir, silhouette, (entry) => entry.startsWith(`${name}.`));
  const hash = createHash('sha256');
  for (const [entry, bytes] of maps) hash.update(`${entry}\n`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

/** Makes the small edition of a rendered view from its image maps. Returns its size in bytes. */
export async function writeSmallEdition(mapsDir: string, silhouette: string, name: string): Promise<number> {
  const view = readViews(mapsDir).get(silhouette)?.get(name);
  if (!view || isCropped(view)) throw new Error(`${silhouette}/${name} is not a rendered view`);
  const set = await loadMapSet(mapsDir, silhouette, name, view);
  const small = smallView(view);
  const { width } = small;
  const [light, shadow, mask, parts] = await Promise.all([
    smallLight(set, small),
    loadShadow(mapsDir, silhouette, name, small),
    set.mask && smallMask(set.mask, view, small),
    loadFineParts(mapsDir, silhouette, name).then((fine) => smallParts(fine, view, small)),
  ]);
  const gloss = set.gloss && (await resized(set.gloss, 1, view, small));
  const soft = Buffer.concat([light, ...[shadow, gloss].flatMap((plane) => (plane ? [opaque(plane)] : []))]);
  const exact = Buffer.concat([smallCloth(set, parts, light, small), parts, ...(mask ? [mask] : [])]);

  const webp = (data: Uint8Array, channels: 3 | 4, options: WebpOptions) => {
    const raw = { width, height: data.length / channels / width, channels };
    return sharp(data, { raw })
      .webp({ effort: 4, ...options })
      .toBuffer();
  };
  const edition = smallEditionOf(name);
  const file: SmallFile = { from: mapsFingerprint(mapsDir, silhouette, name) };
  const entries = new Map([
    [`${edition}.soft.webp`, await webp(soft, 4, { quality: 93, alphaQuality: 100 })],
    [`${edition}.exact.webp`, await webp(exact, 3, { lossless: true, exact: true, quality: 80 })],
    [`${edition}.json`, Buffer.from(`${JSON.stringify(file, null, 2)}\n`)],
  ]);
  return putEntries(mapsDir, silhouette, `${edition}.`, entries);
}

/**
 * Resizes an image map to the small edition, by the same method by which finished pictures are scaled down.
 */
function resized(data: Uint8Array, channels: 1 | 3 | 4, of: DrawnView, to: DrawnView): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width: of.width, height: of.height, channels } });
  const scaled = image.resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' });
  return (channels === 1 ? scaled.toColourspace('b-w') : scaled).raw().toBuffer();
}

function smallLight({ light, alpha, view }: MapSet, small: DrawnView): Promise<Uint8Array> {
  const rgba = opaque(light);
  for (let at = 0; at < alpha.length; at += 1) rgba[at * 4 + 3] = alpha[at] ?? 0;
  return resized(rgba, 4, view, small);
}

/** Encodes a plane of one channel as a grey picture without transparency. */
function opaque(plane: Uint8Array): Uint8Array {
  const rgba = new Uint8Array(plane.length * 4).fill(255);
  for (let at = 0; at < plane.length; at += 1) rgba.fill(plane[at] ?? 0, at * 4, at * 4 + 3);
  return rgba;
}

/**
 * The map of stitches, wear and label for the small edition. It is rounded to sixteen steps, as the large one
 * is.
 */
const smallMask = async (mask: Uint8Array, of: DrawnView, small: DrawnView): Promise<Uint8Array> =>
  (await resized(mask, 3, of, small)).map((value) => Math.round(value / 17) * 17);

/**
 * For each pixel of the small edition: the numbers of the two parts that cover most of it, and the share of
 * the second one in sixteenths.
 */
function smallParts(fine: Uint8Array, of: DrawnView, { width, height }: DrawnView): Uint8Array<ArrayBuffer> {
  const across = (of.width * 2) / width;
  const down = (of.height * 2) / height;
  const packed = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const weights = new Map<number, number>();
      for (let row = Math.floor(y * down); row < (y + 1) * down; row += 1)
        for (let column = Math.floor(x * across); column < (x + 1) * across; column += 1) {
          const part = fine[row * of.width * 2 + column] ?? 0;
          if (part === 0) continue;
          const weight = covered(row, y * down, down) * covered(column, x * across, across);
          weights.set(part, (weights.get(part) ?? 0) + weight);
        }
      const [[part, most] = [0, 1], [other, less] = [0, 0]] = [...weights].sort((a, b) => b[1] - a[1]);
      const share = Math.round((less / (most + less)) * 15) * 17;
      packed.set(share > 0 ? [part, other, share] : [part, 0, 0], (y * width + x) * 3);
    }
  return packed;
}

/**
 * How much (0 to 1) of the pixel with index `at` lies inside a range that starts at `from` and is `size`
 * long.
 */
const covered = (at: number, from: number, size: number) =>
  Math.min(at + 1, from + size) - Math.max(at, from);

/**
 * If the cloth coordinates of neighbouring pixels differ by more than this, there is a seam between these
 * pixels.
 */
const SEAM = 12;

/**
 * The cloth coordinates at the centre of each pixel: the mean of the surrounding pixels of the large edition.
 * Only pixels of the same part with no seam in between count. Each pixel has three bytes: the low eight bits
 * of u, those of v, and the high bits of both. Low bits of neighbours differ little, so this order compresses
 * well.
 */
function smallCloth(
  set: MapSet,
  parts: Uint8Array,
  rgba: Uint8Array,
  { width, height }: DrawnView,
): Uint8Array {
  const packed = new Uint8Array(width * height * 3);
  const { view } = set;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((rgba[at * 4 + 3] ?? 0) === 0) continue;
      const centre = {
        x: ((x + 0.5) * view.width) / width - 0.5,
        y: ((y + 0.5) * view.height) / height - 0.5,
      };
      const [u, v] = clothAround(set, centre, parts[at * 3] ?? 0);
      packed[at * 3] = u & 255;
      packed[at * 3 + 1] = v & 255;
      packed[at * 3 + 2] = ((u >> 8) << 4) | (v >> 8);
    }
  return packed;
}

/**
 * The mean of the cloth coordinates around a point. Its steps are twice as large as in the large edition,
 * which makes the file a tenth smaller, with an error of at most a third of a pixel.
 */
function clothAround(set: MapSet, centre: { x: number; y: number }, part: number): [number, number] {
  const { width, height } = set.view;
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  const near: { at: number; distance: number }[] = [];
  for (let row = Math.max(0, Math.floor(centre.y) - 1); row <= Math.min(height - 1, centre.y + 2); row += 1)
    for (
      let column = Math.max(0, Math.floor(centre.x) - 1);
      column <= Math.min(width - 1, centre.x + 2);
      column += 1
    ) {
      const at = row * width + column;
      if (set.part[at] !== part || (set.alpha[at] ?? 0) === 0) continue;
      const distance = Math.hypot(column - centre.x, row - centre.y);
      // The coordinates of a pixel that shows two parts may be those of the other part.
      const isMixed = (set.otherShare[at] ?? 0) > 0;
      if (distance < REACH && !isMixed) near.push({ at, distance });
      const far = isMixed ? distance + WINDOW : distance;
      if (far < least) [nearest, least] = [at, far];
    }
  const [u, v] = [set.u[nearest] ?? 0, set.v[nearest] ?? 0];
  let [sumU, sumV, sum] = [u * 1e-6, v * 1e-6, 1e-6];
  for (const { at, distance } of near) {
    const [otherU, otherV] = [set.u[at] ?? 0, set.v[at] ?? 0];
    if (Math.abs(otherU - u) + Math.abs(otherV - v) > SEAM) continue;
    sumU += otherU * (REACH - distance);
    sumV += otherV * (REACH - distance);
    sum += REACH - distance;
  }
  return [Math.min(2047, Math.round(sumU / sum / 2)), Math.min(2047, Math.round(sumV / sum / 2))];
}

/**
 * Added to the distance of pixels that show two parts, so that all other pixels come first. It is larger than
 * any distance that occurs.
 */
const WINDOW = 4;

/** Only pixels less than this many pixels away are averaged. */
const REACH = 1.5;
