import sharp from 'sharp';
import { readMaps } from './map-set-file.ts';
import type { DrawnView } from './view-file.ts';

/**
 * The decoded image maps of one view of a garment. Planes have one byte per pixel, row by row. A map set of
 * 900 × 1200 pixels takes about 13 MB, so only a few are cached.
 */
export type MapSet = {
  /** The view. Its width and height are those of the planes. */
  view: DrawnView;
  /**
   * Width of a pixel of the maps in pixels of the rendered view: more than 1 in a small edition, 1/2 in a
   * large one.
   */
  reduced: number;
  /** Square root of the light on mid-grey cloth, 255 = `view.lightMax`. */
  light: Uint8Array;
  alpha: Uint8Array;
  gloss: Uint8Array | undefined;
  /** Three bytes per pixel: stitches, wear, label. */
  mask: Uint8Array | undefined;
  /** Cloth coordinates, 0 to 4095. */
  u: Uint16Array | Float32Array;
  v: Uint16Array | Float32Array;
  /** The number of the part that covers most of a pixel; 0 if no part covers it. */
  part: Uint8Array;
  /**
   * The number of the second part that a pixel shows; `otherShare` is its share of the pixel (255 = the whole
   * pixel).
   */
  other: Uint8Array;
  otherShare: Uint8Array;
  /**
   * For each pixel, how much of it shows the inner side of the garment, 255 = all. A hanger is drawn over the
   * inner side, for example in a neckline.
   */
  inner: Uint8Array;
};

/**
 * Reads one channel of an image file. Extracting the channel before scaling is three times faster than after.
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

/** Reads the maps of a drawn view. Throws if one is missing, damaged, or differs in size from the JSON. */
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
    const fine = cloth[at * 3 + 2] ?? 0;
    set.u[at] = ((cloth[at * 3] ?? 0) << 4) | (fine >> 4);
    set.v[at] = ((cloth[at * 3 + 1] ?? 0) << 4) | (fine & 15);
  }
  return set;
}

/** Splits an RGBA map: light is grey, so it is taken from the first channel; alpha is the fourth. */
export function lightAndAlpha(rgba: Uint8Array): Pick<MapSet, 'light' | 'alpha'> {
  const [light, alpha] = [new Uint8Array(rgba.length / 4), new Uint8Array(rgba.length / 4)];
  for (let at = 0; at < light.length; at += 1) {
    light[at] = rgba[at * 4] ?? 0;
    alpha[at] = rgba[at * 4 + 3] ?? 0;
  }
  return { light, alpha };
}

/**
 * Combines the part numbers of four pixels into one pixel, because the map has twice the width and height.
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

/** For each part number, 1 if the part is an inner side of the garment, otherwise 0. */
export const innerNumbers = (slots: DrawnView['slots']): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, number) => (slots[number]?.role === 'inside' ? 1 : 0));

/** The two most frequent numbers other than 0, and the number of times that the second occurs. */
function twoMost(numbers: readonly number[]): [number, number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) if (number !== 0) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [[first, most] = [0, 1], [second, less] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return [first, second, Math.round((255 * less) / (most + less))];
}

/** Loads the shadow on the backdrop of a drawn view, scaled to a size; 255 = no shadow. */
export async function loadShadow(
  mapsDir: string,
  silhouette: string,
  name: string,
  { width, height }: DrawnView,
): Promise<Uint8Array> {
  const { shadow } = readMaps(mapsDir, silhouette, name, ['shadow']);
  return plane(shadow, width, height);
}
