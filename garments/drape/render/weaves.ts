import sharp from 'sharp';
import { noise } from '../../atelier/engine/random.ts';

const SIZE = 256;
const fraction = (value: number) => value - Math.floor(value);
const arch = (value: number) => Math.sin(fraction(value) * Math.PI);
const grain = noise(7);
/** Noise that repeats after `cells` cells. This number must divide 64, the period of the underlying noise. */
const tiled = (across: number, down: number, cells: number) =>
  grain(across * cells, down * cells) * (1 - across) * (1 - down) +
  grain((across - 1) * cells + 64, down * cells) * across * (1 - down) +
  grain(across * cells, (down - 1) * cells + 64) * (1 - across) * down +
  grain((across - 1) * cells + 64, (down - 1) * cells + 64) * across * down;

/**
 * For each weave, a function for the height of its surface (0 to 1) at a position within one repeat. The
 * position is given as shares (0 to 1) of the repeat's width and height.
 */
const WEAVES = {
  jersey(across: number, down: number) {
    const column = fraction(across * 8);
    const row = fraction(down * 8 + Math.abs(column - 0.5) * 0.9);
    return 0.5 + 0.3 * Math.sin(column * Math.PI) * (Math.sin(row * Math.PI * 2) * 0.5 + 0.3);
  },
  knit(across: number, down: number) {
    const side = Math.abs(fraction(across * 4) - 0.5) * 2;
    const leg = Math.exp(-((side - 0.52) ** 2) / 0.075);
    return leg * (0.35 + 0.65 * arch(down * 4 - side * 0.75) ** 0.8);
  },
  rib(across: number, down: number) {
    const stitch = arch(down * 6 + Math.abs(fraction(across * 4) - 0.5) * 1.2);
    return arch(across * 4) ** 0.6 * (0.75 + 0.25 * stitch);
  },
  twill(across: number, down: number) {
    return 0.3 + 0.7 * arch(across * 8 + down * 8) ** 0.7 * (0.7 + 0.3 * arch(down * 16));
  },
  weave(across: number, down: number) {
    const over = (Math.floor(across * 12) + Math.floor(down * 12)) % 2 === 1;
    return 0.9 * arch(over ? across * 12 : down * 12);
  },
  terry(across: number, down: number) {
    return 0.5 + 0.35 * tiled(across, down, 32) + 0.15 * tiled(across, down, 16);
  },
  grain(across: number, down: number) {
    const cracks = Math.abs(tiled(across, down, 16)) ** 0.5;
    return 0.3 + 0.5 * cracks + 0.2 * Math.abs(tiled(across, down, 32)) ** 0.5;
  },
};

export type WeaveName = keyof typeof WEAVES;

/** Draws one repeat of a weave as a height map. */
export async function drawWeave(name: WeaveName, file: string): Promise<void> {
  const heights = new Uint8Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1)
      heights[row * SIZE + column] = Math.min(1, Math.max(0, WEAVES[name](column / SIZE, row / SIZE))) * 255;
  await sharp(heights, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .png()
    .toFile(file);
}
