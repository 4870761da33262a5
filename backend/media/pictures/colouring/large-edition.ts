import sharp from 'sharp';
import { colourCutout, type Frame, ontoBackdrop } from './colour.ts';
import type { Raster } from './encode.ts';
import type { Look } from './look.ts';
import type { MapSet } from './map-set.ts';
import { readMaps } from './map-set-file.ts';

/** The large edition of a picture has this many times the width and height of the rendered image maps. */
export const ENLARGED = 2;

/** A crop of the large edition, in pixels of the large edition. */
export type Box = { left: number; top: number; width: number; height: number };

/**
 * What a large edition is made from: the image maps, the shadow on the backdrop and, in double resolution,
 * the number of the garment's part that each pixel shows.
 */
export type Rendered = { set: MapSet; shadow: Uint8Array; fineParts: Uint8Array };

/**
 * Loads the map with the number of the garment's part for each pixel. It was rendered in the resolution of
 * the large edition.
 */
export async function loadFineParts(mapsDir: string, silhouette: string, name: string): Promise<Uint8Array> {
  const { parts } = readMaps(mapsDir, silhouette, name, ['parts']);
  return sharp(parts).extractChannel(0).raw().toBuffer();
}

/** This many rows are coloured at a time, because the data of a whole large edition would take 100 MB. */
const STRIP = 300;

/**
 * Colours a picture of goods, or a crop of it, in twice the size of its image maps. A whole view takes about
 * a second.
 */
export function colourLarge({ set, shadow, fineParts }: Rendered, look: Look, box: Box): Raster {
  const { width, height } = box;
  const data = new Uint8Array(width * height * 3);
  const whole = { width: set.view.width * ENLARGED, height: set.view.height * ENLARGED };
  for (let done = 0; done < height; done += STRIP) {
    const strip = { ...box, top: box.top + done, height: Math.min(STRIP, height - done) };
    const frame: Frame = { ...whole, left: strip.left, top: strip.top };
    const around = surroundings(set.view, strip);
    const cutout = colourCutout(enlarged(set, fineParts, strip), look);
    data.set(ontoBackdrop(cutout, set.view.tint, around.mixed(shadow), frame), done * width * 3);
  }
  return { data, width, height };
}

/**
 * If the cloth coordinates of neighbouring pixels differ by more than this, there is a seam between these
 * pixels.
 */
const SEAM = 12;
/**
 * Softens the boundary between two parts: if a neighbouring pixel belongs to another part, that part gets
 * this share of the pixel (255 = all of it), up to four times.
 */
const SHARE = 40;

/**
 * Enlarges the image maps of a crop to twice their size. The boundaries of parts come from a map of that
 * resolution; pattern and yarn are computed in it. Light, highlights and marks are interpolated.
 */
export function enlarged(set: MapSet, fineParts: Uint8Array, box: Box): MapSet {
  const around = surroundings(set.view, box);
  const area = box.width * box.height;
  const large: MapSet = {
    view: { ...set.view, width: box.width, height: box.height },
    reduced: 1 / ENLARGED,
    light: new Uint8Array(area),
    alpha: around.mixed(set.alpha),
    gloss: set.gloss && around.mixed(set.gloss),
    mask: set.mask && around.mixed(set.mask, 3),
    u: new Float32Array(area),
    v: new Float32Array(area),
    part: new Uint8Array(area),
    other: new Uint8Array(area),
    otherShare: new Uint8Array(area),
    inner: around.mixed(set.inner),
  };
  const fineWidth = set.view.width * ENLARGED;
  const beside = [-1, 1, -fineWidth, fineWidth];
  around.each((at, own, across, down, fine) => {
    if (large.alpha[at] === 0) return;
    large.light[at] = shownLight(set, own, across, down);
    const isSameAcross = isNear(set, own, across);
    const isSameDown = isNear(set, own, down);
    large.u[at] = between(set.u, own, isSameAcross ? across : own, isSameDown ? down : own);
    large.v[at] = between(set.v, own, isSameAcross ? across : own, isSameDown ? down : own);
    const part = fineParts[fine] || (set.part[own] ?? 0);
    large.part[at] = part;
    let share = 0;
    for (const step of beside) {
      const other = fineParts[fine + step] ?? 0;
      if (other === part || other === 0) continue;
      large.other[at] = other;
      share += SHARE;
    }
    large.otherShare[at] = share;
  });
  return large;
}

/**
 * Gives access to the rendered maps from each pixel of a crop of the large edition. Such a pixel covers a
 * quarter of a rendered pixel. Its value is interpolated from that rendered pixel, the two nearest neighbours
 * and the diagonal one between those two.
 */
function surroundings({ width, height }: MapSet['view'], box: Box) {
  const neighbour = (large: number, most: number) =>
    Math.min(most - 1, Math.max(0, (large >> 1) + (large & 1 ? 1 : -1)));

  /**
   * Calls `visit` for each pixel of the crop with its index in the crop (`at`), the indexes of the rendered
   * pixel and its two nearest neighbours (`own`, `across`, `down`), and its index in the large edition
   * (`fine`).
   */
  function each(visit: (at: number, own: number, across: number, down: number, fine: number) => void): void {
    for (let y = box.top; y < box.top + box.height; y += 1) {
      const row = (y >> 1) * width;
      const rowBeside = neighbour(y, height) * width;
      for (let x = box.left; x < box.left + box.width; x += 1) {
        const at = (y - box.top) * box.width + x - box.left;
        visit(at, row + (x >> 1), row + neighbour(x, width), rowBeside + (x >> 1), y * width * ENLARGED + x);
      }
    }
  }

  /** Interpolates a rendered map to the size of the crop. */
  function mixed(plane: Uint8Array, channels = 1): Uint8Array {
    const mixed = new Uint8Array(box.width * box.height * channels);
    each((at, own, across, down) => {
      for (let channel = 0; channel < channels; channel += 1) {
        const value = plane[own * channels + channel] ?? 0;
        const aside = plane[across * channels + channel] ?? 0;
        const below = plane[down * channels + channel] ?? 0;
        const both = plane[(across + down - own) * channels + channel] ?? 0;
        mixed[at * channels + channel] = (9 * value + 3 * (aside + below) + both + 8) >> 4;
      }
    });
    return mixed;
  }

  return { each, mixed };
}

/** Interpolates the light. Pixels outside the garment, where the light is undefined, have no weight. */
function shownLight({ light, alpha }: MapSet, own: number, across: number, down: number): number {
  const both = across + down - own;
  const ownShare = 9 * (alpha[own] ?? 0);
  const acrossShare = 3 * (alpha[across] ?? 0);
  const downShare = 3 * (alpha[down] ?? 0);
  const bothShare = alpha[both] ?? 0;
  const sum =
    ownShare * (light[own] ?? 0) +
    acrossShare * (light[across] ?? 0) +
    downShare * (light[down] ?? 0) +
    bothShare * (light[both] ?? 0);
  return Math.round(sum / (ownShare + acrossShare + downShare + bothShare || 1));
}

const isNear = ({ u, v }: MapSet, one: number, other: number): boolean =>
  Math.abs((u[one] ?? 0) - (u[other] ?? 0)) + Math.abs((v[one] ?? 0) - (v[other] ?? 0)) <= SEAM;

/**
 * The interpolated cloth coordinate of a pixel: it lies a quarter of the way from the rendered pixel to its
 * two neighbours.
 */
const between = (coordinate: MapSet['u'], own: number, across: number, down: number): number =>
  ((coordinate[own] ?? 0) * 2 + (coordinate[across] ?? 0) + (coordinate[down] ?? 0)) / 4;
