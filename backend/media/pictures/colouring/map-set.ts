import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnView } from './view-file.ts';

/**
 * A decoded map set. Planes hold one byte a picture element, row by row, unless said otherwise.
 * About 13 MB at 900 × 1200, so few are kept at a time.
 */
export type MapSet = {
  view: DrawnView;
  /** Square root of the light on mid-grey cloth, 255 = `view.lightMax`. */
  light: Uint8Array;
  alpha: Uint8Array;
  gloss: Uint8Array | undefined;
  /** Three bytes: stitches, wear, label. */
  mask: Uint8Array | undefined;
  /** Cloth coordinates, 0 to 4095. */
  u: Uint16Array;
  v: Uint16Array;
  /** Part numbers at twice the width and height; 0 is none. */
  parts: Uint8Array;
};

/** One channel of a file at full size. It is taken out before it grows, which is three times less work. */
async function plane(file: string, width: number, height: number): Promise<Uint8Array> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  return sharp(channelOf(data, info.channels), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

function channelOf(data: Uint8Array, channels: number): Uint8Array {
  const single = new Uint8Array(data.length / channels);
  for (let at = 0; at < single.length; at += 1) single[at] = data[at * channels] ?? 0;
  return single;
}

async function whenThere<T>(file: string, read: (file: string) => Promise<T>): Promise<T | undefined> {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  return there ? read(file) : undefined;
}

/** Reads the maps of one drawn view. Throws when a file is missing, damaged, or of another size than the JSON says. */
export async function loadMapSet(
  mapsDir: string,
  silhouette: string,
  name: string,
  view: DrawnView,
): Promise<MapSet> {
  const at = (map: string) => join(mapsDir, silhouette, `${name}.${map}.webp`);
  const { width, height } = view;
  const [light, cloth, parts, gloss, mask] = await Promise.all([
    sharp(at('light')).ensureAlpha().raw().toBuffer(),
    sharp(at('cloth')).removeAlpha().raw().toBuffer(),
    sharp(at('parts')).extractChannel(0).raw().toBuffer(),
    whenThere(at('gloss'), (file) => plane(file, width, height)),
    whenThere(at('mask'), (file) => sharp(file).removeAlpha().raw().toBuffer()),
  ]);
  const area = width * height;
  if (
    light.length !== area * 4 ||
    cloth.length !== area * 3 ||
    parts.length !== area * 4 ||
    (mask && mask.length !== area * 3)
  )
    throw new Error(`${silhouette}/${name}: the maps are not ${width} × ${height}`);

  const set: MapSet = {
    view,
    light: new Uint8Array(area),
    alpha: new Uint8Array(area),
    gloss,
    mask,
    u: new Uint16Array(area),
    v: new Uint16Array(area),
    parts,
  };
  for (let at = 0; at < area; at += 1) {
    set.light[at] = light[at * 4] ?? 0;
    set.alpha[at] = light[at * 4 + 3] ?? 0;
    const fine = cloth[at * 3 + 2] ?? 0;
    set.u[at] = ((cloth[at * 3] ?? 0) << 4) | (fine >> 4);
    set.v[at] = ((cloth[at * 3 + 1] ?? 0) << 4) | (fine & 15);
  }
  return set;
}

/** Light left on the backdrop of a drawn view, 255 = no shadow. */
export const loadShadow = (
  mapsDir: string,
  silhouette: string,
  name: string,
  { width, height }: DrawnView,
): Promise<Uint8Array> => plane(join(mapsDir, silhouette, `${name}.shadow.webp`), width, height);
