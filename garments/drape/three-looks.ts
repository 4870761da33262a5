import type { Look } from '../../backend/media/pictures/colouring/look.ts';
import { lightnessOf } from '../../demo/cloths/lightness.ts';

/** How far a colour is from grey: 0 (grey) to 1. */
function colourfulness(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** How conspicuous a colourway is. Any pattern is more conspicuous than any plain colour. */
const striking = ({ base, pattern }: Look): number => (pattern ? 1 : 0) + colourfulness(base);

/**
 * Ids of three colourways of a silhouette that show it best: the lightest, the darkest and, of the others,
 * the patterned or most colourful one. Returns fewer if the silhouette is sold in fewer colourways.
 */
export function threeLooks(sold: Readonly<Record<string, Look>>): string[] {
  const byLightness = Object.entries(sold).toSorted(
    ([, a], [, b]) => lightnessOf(b.base) - lightnessOf(a.base),
  );
  // For the lightest and the darkest, plain colourways are preferred, because a pattern shows light and dark
  // less well.
  const plain = byLightness.filter(([, look]) => !look.pattern);
  const ends = plain.length > 1 ? plain : byLightness;
  const [light, dark] = [ends[0]?.[0], ends.at(-1)?.[0]];
  const [third] = byLightness
    .filter(([id]) => id !== light && id !== dark)
    .toSorted(([, a], [, b]) => striking(b) - striking(a));
  return [...new Set([light, dark, third?.[0]])].filter((id) => id !== undefined);
}
