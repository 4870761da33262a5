import { clothReader, mixedByEye } from './cloth-at.ts';
import type { Look } from './look.ts';
import type { MapSet } from './map-set.ts';
import { decodeByte, encodeChannel, type Palette, paletteOf, parseColour, type Rgb } from './palette.ts';

/** The colour of worn denim: mostly the undyed weft, with some of the dyed colour. */
const worn = (albedo: Rgb): Rgb => [albedo[0] * 0.5 + 0.26, albedo[1] * 0.5 + 0.26, albedo[2] * 0.5 + 0.26];
const BOUNCE_LEVELS = 64;

/** A coloured garment on a transparent background, in the size of the image maps it was made from. */
export type Cutout = {
  width: number;
  height: number;
  /** sRGB with alpha, four bytes per pixel, not premultiplied. */
  rgba: Uint8Array;
  /**
   * For each pixel, how much of it shows the inside of the garment, 0 to 255 (255 = all of it). A hanger is
   * drawn over the inside: for example, in a neckline.
   */
  inner: Uint8Array;
  /**
   * Whether the cutout was made from the small edition of the image maps, which has fewer pixels than the
   * others.
   */
  reduced?: boolean;
};

/**
 * Colours a garment: multiplies the colour of the cloth (albedo) by the light in the image maps, in linear
 * light. A pure function. A garment with a pattern in 900 × 1200 pixels takes about a tenth of a second, so
 * call it in a worker.
 */
export function colourCutout(set: MapSet, look: Look): Cutout {
  const { width, height } = set.view;
  const rgba = new Uint8Array(width * height * 4);
  const palette = paletteOf(look);
  const albedoAt = albedoReader(set, look, palette);
  const shine = glossTable((look.cloth?.gloss ?? 1) * 0.5);
  const denim = (look.cloth?.denim ?? 0) > 0;
  const lit = lightTable(set.view.lightMax, look.cloth?.exposure ?? 0.92);
  const nap = napOf(palette.base);

  for (let at = 0; at < width * height; at += 1) {
    const alpha = set.alpha[at] ?? 0;
    if (alpha === 0) continue;
    const bare = albedoAt(at);
    const albedo = set.mask ? marked(bare, set.mask, at, palette, denim) : bare;
    const light = (set.light[at] ?? 0) * BOUNCE_LEVELS;
    const gloss = set.gloss ? (shine[set.gloss[at] ?? 0] ?? 0) : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const share = albedo[channel] ?? 0;
      const arriving = lit[light + bounceLevel(share)] ?? 0;
      rgba[at * 4 + channel] = encodeChannel(arriving * (share + nap * arriving * arriving) + gloss);
    }
    rgba[at * 4 + 3] = alpha;
  }
  return { width, height, rgba, inner: set.inner, reduced: set.reduced > 1 };
}

/** A crop of a picture: left and top edge, and size. All in pixels. */
export type Frame = { left: number; top: number; width: number; height: number };

/**
 * Puts a cutout on a backdrop with its shadow. Returns sRGB bytes, three per pixel: of the crop `frame` if it
 * is given, otherwise of the whole picture.
 */
export function ontoBackdrop(
  { width, height, rgba, reduced }: Cutout,
  tint: string,
  shadow: Uint8Array,
  frame: Frame = { left: 0, top: 0, width, height },
): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const backdrop = parseColour(tint);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const alpha = (rgba[at * 4 + 3] ?? 0) / 255;
      const wall =
        alpha < 1
          ? wallLight((frame.left + x) / frame.width, (frame.top + y) / frame.height) *
            ((shadow[at] ?? 255) / 255)
          : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const behind = (backdrop[channel] ?? 0) * wall;
        const byte = rgba[at * 4 + channel] ?? 0;
        // If a picture is made by scaling down the full maps, its edges are blended in sRGB. Pictures from a
        // small edition must look the same, so they are blended in sRGB here.
        if (reduced) out[at * 3 + channel] = Math.round(byte * alpha + encodeChannel(behind) * (1 - alpha));
        else out[at * 3 + channel] = encodeChannel(behind + (decodeByte(byte) - behind) * alpha);
      }
    }
  }
  return out;
}

/**
 * Light that the surface fibres of dark cloth scatter. Without it, folds in black cloth would be invisible.
 * It is 0 for cloth lighter than dark grey.
 */
const napOf = ([red, green, blue]: Rgb) => NAP * Math.max(0, 1 - (red + green + blue) / 3 / DARK) ** 2;
const NAP = 0.016;
const DARK = 0.09;

/**
 * How bright the wall behind the goods is, at a position from 0 to 1. It is brightest at the upper left,
 * where the light comes from.
 */
function wallLight(x: number, y: number): number {
  const across = x - 0.42;
  const down = y - 0.38;
  return 1.04 - 0.2 * (across * across + down * down) - 0.02 * y;
}

const bounceLevel = (albedo: number) =>
  albedo >= 1 ? BOUNCE_LEVELS - 1 : albedo <= 0 ? 0 : Math.floor(albedo * BOUNCE_LEVELS);

/**
 * Builds a table: the light for each byte of the light map and each brightness of the cloth. The map was
 * rendered with mid-grey cloth; brighter cloth reflects more light into its own folds, darker cloth less. The
 * table is applied to each colour channel, so shadows on coloured cloth are more saturated.
 */
function lightTable(lightMax: number, exposure: number): Float32Array {
  const table = new Float32Array(256 * BOUNCE_LEVELS);
  for (let byte = 0; byte < 256; byte += 1) {
    const light = (byte / 255) ** 2 * lightMax * exposure;
    for (let level = 0; level < BOUNCE_LEVELS; level += 1) {
      const albedo = (level + 0.5) / BOUNCE_LEVELS;
      table[byte * BOUNCE_LEVELS + level] = light < 1 ? light * light ** (0.22 * (0.45 - albedo)) : light;
    }
  }
  return table;
}

/**
 * Builds a table: the strength of the highlight for each byte of the gloss map, which stores square roots.
 */
const glossTable = (strength: number) =>
  Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * strength);

/**
 * Returns a function that gives the colour of the cloth at a pixel. If a pixel shows two parts of the
 * garment, mixes their colours.
 */
function albedoReader(set: MapSet, look: Look, palette: Palette): (at: number) => Rgb {
  const clothAt = clothReader(set, look);
  const colours: (Rgb | undefined)[] = [];
  const isCloth: boolean[] = [];
  for (const [part, slot] of Object.entries(set.view.slots)) {
    colours[Number(part)] = palette[slot.role];
    isCloth[Number(part)] = slot.cloth;
  }
  const partAt = (part: number, at: number): Rgb => {
    const colour = colours[part] ?? palette.base;
    return clothAt && isCloth[part] ? clothAt(at, colour) : colour;
  };

  const mix = set.reduced > 1 ? mixedByEye : blend;
  return (at) => {
    const colour = partAt(set.part[at] ?? 0, at);
    const share = (set.otherShare[at] ?? 0) / 255;
    if (share === 0) return colour;
    const [red, green, blue] = colour;
    const other = set.other[at] ?? 0;
    return mix([red, green, blue], partAt(other, set.reduced > 1 ? nearestOf(set, other, at) : at), share);
  };
}

/**
 * The index of a pixel beside `at` that mostly shows the part `wanted`, so that its cloth coordinates are
 * those of this part. If no pixel beside `at` does, returns `at`.
 */
function nearestOf({ part, view: { width } }: MapSet, wanted: number, at: number): number {
  for (const step of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
    if (part[at + step] === wanted) return at + step;
  return at;
}

/** Adds stitches, wear and the label to the colour of the cloth at a pixel. */
function marked(albedo: Rgb, mask: Uint8Array, at: number, palette: Palette, denim: boolean): Rgb {
  const stitch = mask[at * 3] ?? 0;
  const wear = denim ? (mask[at * 3 + 1] ?? 0) : 0;
  const label = mask[at * 3 + 2] ?? 0;
  if (stitch + wear + label === 0) return albedo;
  let colour = blend(albedo, worn(albedo), (wear / 255) * 0.42);
  colour = blend(colour, palette.thread, stitch / 255);
  return blend(colour, palette.label, label / 255);
}

const blend = (from: Rgb, to: Rgb, share: number): Rgb =>
  share === 0
    ? from
    : [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
