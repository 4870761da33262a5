import sharp from 'sharp';
import { readMaps } from './map-set-file.ts';
import type { DrawnView } from './view-file.ts';

/**
 * The decoded image maps of one view of a garment. Each map is an array with one value per pixel, row by row.
 * In 900 × 1200 pixels, they take about 13 MB together, so only a few views are cached.
 */
export type MapSet = {
  /** The view that the maps show. Its width and height are those of the maps. */
  view: DrawnView;
  /**
   * How many pixels of the rendered view one pixel of these maps is wide: more than 1 in a small edition, 1/2
   * in a large one.
   */
  reduced: number;
  /** Light on mid-grey cloth, as its square root; 255 stands for `view.lightMax`. */
  light: Uint8Array;
  alpha: Uint8Array;
  gloss: Uint8Array | undefined;
  /** Strength of the marks on the cloth, three bytes per pixel: stitches, wear, label. */
  mask: Uint8Array | undefined;
  /** Cloth coordinates: the position on the flat cloth that a pixel shows, 0 to 4095. */
  u: Uint16Array | Float32Array;
  v: Uint16Array | Float32Array;
  /** Number of the garment's part that covers most of the pixel; 0 if no part does. */
  part: Uint8Array;
  /** Number of a second part that the pixel shows. `otherShare` is its share of the pixel, 0 to 255. */
  other: Uint8Array;
  otherShare: Uint8Array;
  /**
   * For each pixel, how much of it shows the inside of the garment, 0 to 255 (255 = all of it). A hanger is
   * drawn over the inside: for example, in a neckline.
   */
  inner: Uint8Array;
};

/**
 * Decodes one channel of an image file. The channel is extracted before the image is scaled, which is three
 * times faster than afterwards.
 */
async function plane(file: Buffer, width: number, height: number): Promise<Uint8Array> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  return sharp(channelOf(data, info.channels), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

function channelOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return data;
  const single = new Uint8Array(data.length / channels);
  for (let at = 0; at < single.length; at += 1) single[at] = data[at * channels] ?? 0;
  return single;
}

/**
 * Loads the image maps of a view. Throws if a map is missing or damaged, or if its size differs from that in
 * the view's JSON.
 */
export async function loadMapSet(
  mapsDir: string,
  silhouette: string,
  name: string,
  view: DrawnView,
): Promise<MapSet> {
  const { width, height } = view;
  const maps = readMaps(mapsDir, silhouette, name, ['light', 'cloth', 'parts'], ['gloss', 'mask']);
  const [light, cloth, parts, gloss, mask] = await Promise.all([
    sharp(maps.light).ensureAlpha().raw().toBuffer(),
    sharp(maps.cloth).removeAlpha().raw().toBuffer(),
    sharp(maps.parts).extractChannel(0).raw().toBuffer(),
    maps.gloss && plane(maps.gloss, width, height),
    maps.mask && sharp(maps.mask).removeAlpha().raw().toBuffer(),
  ]);
  const area = width * height;
  if (
    light.length !== area * 4 ||
    cloth.length !== area * 3 ||
    parts.length !== area * 4 ||
    (mask && mask.length !== area * 3)
  )
    throw new Error(`${silhouette}/${name}: the maps are not ${width} × ${height}`);

  const shown = lightAndAlpha(light);
  const set: MapSet = {
    view,
    reduced: 1,
    ...shown,
    gloss,
    mask,
    u: new Uint16Array(area),
    v: new Uint16Array(area),
    ...sharedParts(parts, shown.alpha, view),
  };
  for (let at = 0; at < area; at += 1) {
    const high = cloth[at * 3 + 2] ?? 0;
    set.u[at] = ((high >> 4) << 8) | (cloth[at * 3] ?? 0);
    set.v[at] = ((high & 15) << 8) | (cloth[at * 3 + 1] ?? 0);
  }
  return set;
}

/**
 * Splits an RGBA image into light and alpha. The light is grey, so its first channel is enough; alpha is the
 * fourth channel.
 */
export function lightAndAlpha(rgba: Uint8Array): Pick<MapSet, 'light' | 'alpha'> {
  const [light, alpha] = [new Uint8Array(rgba.length / 4), new Uint8Array(rgba.length / 4)];
  for (let at = 0; at < light.length; at += 1) {
    light[at] = rgba[at * 4] ?? 0;
    alpha[at] = rgba[at * 4 + 3] ?? 0;
  }
  return { light, alpha };
}

/**
 * The map of part numbers has twice the width and height of the other maps. Combines each four of its pixels
 * into one.
 */
function sharedParts(parts: Uint8Array, alpha: Uint8Array, { width, height, slots }: DrawnView) {
  const area = width * height;
  const part = new Uint8Array(area);
  const other = new Uint8Array(area);
  const otherShare = new Uint8Array(area);
  const inner = new Uint8Array(area);
  const isInner = innerNumbers(slots);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((alpha[at] ?? 0) === 0) continue;
      const fine = at * 4 - x * 2;
      const a = parts[fine] ?? 0;
      const b = parts[fine + 1] ?? 0;
      const c = parts[fine + width * 2] ?? 0;
      const d = parts[fine + width * 2 + 1] ?? 0;
      const insides = (isInner[a] ?? 0) + (isInner[b] ?? 0) + (isInner[c] ?? 0) + (isInner[d] ?? 0);
      inner[at] = Math.min(255, insides * 64);
      if (a === b && a === c && a === d) part[at] = a;
      else [part[at], other[at], otherShare[at]] = twoMost([a, b, c, d]);
    }
  return { part, other, otherShare, inner };
}

/** A table: for each part number, 1 if the part is an inside of the garment, otherwise 0. */
export const innerNumbers = (slots: DrawnView['slots']): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, number) => (slots[number]?.role === 'inside' ? 1 : 0));

/**
 * Returns the most frequent number, the second most frequent one, and how often the second occurs. Zeros are
 * not counted.
 */
function twoMost(numbers: readonly number[]): [number, number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) if (number !== 0) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [[first, most] = [0, 1], [second, less] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return [first, second, Math.round((255 * less) / (most + less))];
}

/** Loads the shadow that a garment casts on the backdrop, scaled to a size. 255 means no shadow. */
export async function loadShadow(
  mapsDir: string,
  silhouette: string,
  name: string,
  { width, height }: DrawnView,
): Promise<Uint8Array> {
  const { shadow } = readMaps(mapsDir, silhouette, name, ['shadow']);
  return plane(shadow, width, height);
}
