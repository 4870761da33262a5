import sharp from 'sharp';
import { innerNumbers, lightAndAlpha, type MapSet } from './map-set.ts';
import { readMaps } from './map-set-file.ts';
import { type DrawnView, smallView } from './view-file.ts';

/** The small edition of a view has image maps in the size of a card. This is its name in the map set. */
export const smallEditionOf = (name: string): string => `small/${name}`;

/** The image maps of a small edition, and the shadow on the backdrop (255 = no shadow). */
export type SmallEdition = { set: MapSet; shadow: Uint8Array };

/**
 * Reads the small edition of a view, which `garments/atelier/engine/small-edition.ts` creates. It consists of
 * only two images with several maps one below the other, because decoding an image takes a fixed time. `soft`
 * contains light, shadow and, if present, gloss; `exact` contains cloth coordinates, parts and, if present,
 * marks. Throws if an image is missing, damaged or of another size.
 */
export async function loadSmallEdition(
  mapsDir: string,
  silhouette: string,
  name: string,
  rendered: DrawnView,
): Promise<SmallEdition> {
  const view = smallView(rendered);
  const { width, height, slots } = view;
  const area = width * height;
  const maps = readMaps(mapsDir, silhouette, smallEditionOf(name), ['soft', 'exact']);
  const [soft, exact] = await Promise.all([
    sharp(maps.soft).ensureAlpha().raw().toBuffer(),
    sharp(maps.exact).removeAlpha().raw().toBuffer(),
  ]);
  const [softPlanes, exactPlanes] = [soft.length / area / 4, exact.length / area / 3];
  if (![2, 3].includes(softPlanes) || ![2, 3].includes(exactPlanes))
    throw new Error(`${silhouette}/${name}: the small edition is not ${width} × ${height}`);

  const set: MapSet = {
    view,
    reduced: rendered.width / width,
    ...lightAndAlpha(soft.subarray(0, area * 4)),
    gloss: softPlanes === 3 ? lightAndAlpha(soft.subarray(area * 8)).light : undefined,
    mask: exactPlanes === 3 ? exact.subarray(area * 6) : undefined,
    u: new Float32Array(area),
    v: new Float32Array(area),
    part: new Uint8Array(area),
    other: new Uint8Array(area),
    otherShare: new Uint8Array(area),
    inner: new Uint8Array(area),
  };
  const isInner = innerNumbers(slots);
  for (let at = 0; at < area; at += 1) {
    if ((set.alpha[at] ?? 0) === 0) continue;
    const high = exact[at * 3 + 2] ?? 0;
    set.u[at] = 2 * (((high >> 4) << 8) | (exact[at * 3] ?? 0));
    set.v[at] = 2 * (((high & 15) << 8) | (exact[at * 3 + 1] ?? 0));
    const parts = (area + at) * 3;
    const part = exact[parts] ?? 0;
    const other = exact[parts + 1] ?? 0;
    const share = exact[parts + 2] ?? 0;
    set.part[at] = part;
    set.other[at] = other;
    set.otherShare[at] = share;
    set.inner[at] = (isInner[part] ?? 0) * (255 - share) + (isInner[other] ?? 0) * share;
  }
  const [u, v] = [set.u, set.v].map((coordinate) => evened(coordinate, width));
  return {
    set: { ...set, ...(u && v && { u, v }) },
    shadow: lightAndAlpha(soft.subarray(area * 4, area * 8)).light,
  };
}

/**
 * If the coordinate of a pixel differs from the mean of its two neighbours by more than this, there is
 * probably a seam.
 */
const STEPS = 6;

/**
 * Smooths a cloth coordinate. It changes evenly along the cloth, but is stored as whole numbers, so it has
 * small steps. Seams stay as they are.
 */
function evened(coordinate: MapSet['u'], width: number): Float32Array {
  const even = new Float32Array(coordinate.length);
  for (let at = 0; at < coordinate.length; at += 1) {
    const value = coordinate[at] ?? 0;
    let [sum, count] = [value * 2, 2];
    for (let step = 1; step <= width; step += width - 1) {
      const pair = (coordinate[at - step] ?? 0) + (coordinate[at + step] ?? 0);
      if (Math.abs(pair / 2 - value) > STEPS) continue;
      sum += pair;
      count += 2;
    }
    even[at] = sum / count;
  }
  return even;
}
