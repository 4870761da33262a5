/**
 * A pseudo-random value for a cell of the cloth. It depends only on the cell's coordinates, so that yarn
 * follows the cloth and looks the same in every picture.
 */
function cellValue(x: number, y: number): number {
  let hash = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/**
 * A pseudo-random value from 0 to 1 for a cell of the plane. Each value of `salt` gives another, independent
 * value.
 */
export const cellHash = (x: number, y: number, salt: number): number =>
  cellValue(x + salt * 7919, y - salt * 104729);

function valueNoise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let across = x - column;
  let down = y - row;
  across = across * across * (3 - 2 * across);
  down = down * down * (3 - 2 * down);
  const a = cellValue(column, row);
  const b = cellValue(column + 1, row);
  const c = cellValue(column, row + 1);
  const d = cellValue(column + 1, row + 1);
  return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
}

/**
 * How yarn of two tones changes the colour (albedo) of the cloth at `u`, `v` in metres: a factor around 1.
 * `depth` is its contrast, 0 to 1.
 */
export function melangeFactor(u: number, v: number, depth: number): number {
  return (
    1 + depth * (valueNoise(u * 900, v * 500) - 0.5) + depth * 0.5 * (valueNoise(u * 160, v * 120) - 0.5)
  );
}

/**
 * How denim changes the colour (albedo) of the cloth, as a factor: long vertical yarns, short horizontal
 * ones, and slow changes of the dye.
 */
export function denimFactor(u: number, v: number, depth: number): number {
  const warp = (valueNoise(u * 1500, v * 45) - 0.5) * 0.9;
  const weft = (valueNoise(u * 60, v * 900) - 0.5) * 0.45;
  const dye = (valueNoise(u * 25, v * 18) - 0.5) * 0.5;
  return 1 + depth * (warp + weft + dye);
}
