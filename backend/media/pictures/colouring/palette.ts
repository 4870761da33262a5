import type { Look } from './look.ts';

/** A colour in linear light: red, green and blue, 0 to 1 each. */
export type Rgb = readonly [number, number, number];

/** Materials of a garment. A look gives each a colour by these names. */
type ColourRole = 'base' | 'rib' | 'inside' | 'thread' | 'buttons' | 'label' | 'sole' | 'metal' | 'dark';

export type Palette = Readonly<Record<ColourRole, Rgb>>;

const linearOf = new Float64Array(256);
for (let value = 0; value < 256; value += 1) {
  const share = value / 255;
  linearOf[value] = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Converts an sRGB byte to linear light, 0 to 1. */
export const decodeByte = (byte: number): number => linearOf[byte] ?? 0;

/**
 * Converts `#rrggbb` to linear light. Throws for any other text, because people write looks by hand and make
 * mistakes.
 */
export function parseColour(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour: ${hex}`);
  const channel = (at: number) => linearOf[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}

const ENCODE_STEPS = 4096;
const encoded = new Uint8Array(ENCODE_STEPS + 1);
for (let step = 0; step <= ENCODE_STEPS; step += 1) {
  const share = step / ENCODE_STEPS;
  encoded[step] = Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
}

/** Converts linear light to an sRGB byte. Values outside 0 to 1 are clipped. */
export function encodeChannel(value: number): number {
  return encoded[value <= 0 ? 0 : value >= 1 ? ENCODE_STEPS : Math.round(value * ENCODE_STEPS)] ?? 0;
}

const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/**
 * The colours of all materials. If the look has no colour for a material, a default is used: plain buttons, a
 * light label, an inside like the outside.
 */
export function paletteOf(look: Look): Palette {
  const base = parseColour(look.base);
  const or = (hex: string | undefined, fallback: Rgb) => (hex === undefined ? fallback : parseColour(hex));
  return {
    base,
    rib: or(look.rib, base),
    inside: or(look.inside, scaled(base, 0.8)),
    thread: or(look.thread, scaled(base, 0.82)),
    buttons: or(look.buttons, parseColour('#332b26')),
    label: or(look.label, parseColour('#f1eee7')),
    sole: or(look.sole, parseColour('#242322')),
    metal: or(look.metal, parseColour('#b5b0a6')),
    dark: parseColour('#161617'),
  };
}
