import { type Line, mirrored, path } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { patch } from '../sewing/details.ts';

/** The two pockets on the seat of jeans, their upper edge at `y`, with the row of stitches that holds their hem. */
export function backPockets(y: number): Part[] {
  const outline = path(`M302 ${y - 4} L402 ${y + 4} L400 ${y + 94} L350 ${y + 122} L306 ${y + 88}`);
  const hem = path(`M304 ${y + 14} L401 ${y + 22}`);
  return [false, true].map((right): Part => {
    const own = (line: Line) => (right ? mirrored(line) : line);
    const pocket = patch(own(outline), { texture: 'denim', lift: 1.4 }, 5);
    return { ...pocket, stitches: [...(pocket.stitches ?? []), own(hem)] };
  });
}

/** The leather label on the waistband of jeans. */
export const leatherPatch = (x: number): Part => ({
  outline: path(`M${x - 26} 0 L${x + 26} 2 L${x + 26} 36 L${x - 26} 34`),
  role: 'buttons',
  texture: 'leather',
  rides: true,
  lift: 1.4,
  thickness: 2,
});
