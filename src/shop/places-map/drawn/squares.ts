import { metresOfPixel, type Size, toScreen, type View } from '../parts/view';

const LEAST_PIXELS = 96;
const ROUND = [1, 2, 5];

/** The paper of the map: squares of a round number of metres, and where their lines cross the window, in px. */
export type Squares = { metres: number; columns: number[]; rows: number[] };

/** Squares of about a hundred px. They lie on the ground: the lines move with the places. */
export function squaresOf(view: View, size: Size): Squares {
  const pixel = metresOfPixel(view);
  const metres = roundUp(LEAST_PIXELS * pixel);
  const step = metres / pixel;
  const corner = toScreen(view, size, { x: 0, y: 0 });
  return {
    metres,
    columns: linesOf(corner.left, step, size.width),
    rows: linesOf(corner.top, step, size.height),
  };
}

function roundUp(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * (ROUND.find((one) => one * power >= metres) ?? 10);
}

function linesOf(origin: number, step: number, length: number): number[] {
  const first = ((origin % step) + step) % step;
  return Array.from(
    { length: Math.max(0, Math.ceil((length - first) / step)) },
    (_, index) => first + index * step,
  );
}

/** «500 м», «2 км». */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${metres}\u00a0м` : `${metres / 1000}\u00a0км`;
