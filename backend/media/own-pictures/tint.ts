import type { Sharp } from 'sharp';

/** The colour of the margins around a picture whose border is not uniform (docs/design.md §5). */
export const neutralTint = '#e4e2dd';

/** The border is examined in a small copy of the picture with this side length in pixels. */
const SIDE = 32;
/** A border is uniform if each colour channel has at most this standard deviation, on the scale 0–255. */
const CALM = 16;

/**
 * The colour `#rrggbb` of a picture's border if it is uniform, like the backdrop in a studio. Otherwise the
 * neutral tint.
 */
export async function tintOfBorder(image: Sharp): Promise<string> {
  const { data, info } = await image
    .clone()
    .flatten({ background: neutralTint })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = [0, 1, 2].map((channel) => {
    const values: number[] = [];
    for (let place = 0; place < SIDE * SIDE; place += 1) {
      const [x, y] = [place % SIDE, Math.floor(place / SIDE)];
      if (x !== 0 && y !== 0 && x !== SIDE - 1 && y !== SIDE - 1) continue;
      values.push(data[place * info.channels + (info.channels < 3 ? 0 : channel)] ?? 0);
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { mean: Math.round(mean), spread };
  });
  if (channels.some(({ spread }) => spread > CALM)) return neutralTint;
  return `#${channels.map(({ mean }) => mean.toString(16).padStart(2, '0')).join('')}`;
}
