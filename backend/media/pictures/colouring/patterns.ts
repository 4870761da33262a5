import { cellHash } from './cloth-noise.ts';
import type { Look } from './look.ts';
import { parseColour, type Rgb } from './palette.ts';

/**
 * Returns the colour of patterned cloth at a position: `u` across and `v` down, in metres; `ground` is the
 * base colour. `blur` is the width of a pixel in metres: edges are softened by it, and stripes that are
 * narrower than a pixel fade.
 */
export type Pattern = (u: number, v: number, ground: Rgb, blur: number) => Rgb;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const fraction = (value: number) => value - Math.floor(value);
const clamped = (value: number) => (value <= 0 ? 0 : value >= 1 ? 1 : value);

/**
 * Stripes begin at every multiple of `repeat` and are `width` wide. Returns how much of the length from 0 to
 * `at` they cover.
 */
const bandIntegral = (at: number, repeat: number, width: number) =>
  Math.floor(at / repeat) * width + Math.min(width, fraction(at / repeat) * repeat);

/**
 * Which share (0 to 1) of an interval of `blur` metres around `at` is covered by stripes. This box filter
 * prevents aliasing.
 */
function band(at: number, repeat: number, width: number, blur: number): number {
  const half = blur / 2;
  return (bandIntegral(at + half, repeat, width) - bandIntegral(at - half, repeat, width)) / blur;
}

type Maker = (repeat: number, colours: readonly Rgb[]) => Pattern;

const makers: Record<NonNullable<Look['pattern']>['kind'], Maker> = {
  stripe: (repeat, colours) => (_u, v, ground, blur) => {
    const width = (repeat * 0.42) / colours.length;
    return colours.reduce<Rgb>(
      (colour, stripe, order) =>
        mix(colour, stripe, band(v - (order * repeat) / colours.length, repeat, width, blur)),
      ground,
    );
  },
  pin:
    (repeat, [colour]) =>
    (u, _v, ground, blur) =>
      colour
        ? mix(
            ground,
            colour,
            band(u, repeat, Math.min(repeat * 0.5, Math.max(0.0011, repeat * 0.12)), blur) * 0.85,
          )
        : ground,
  check:
    (repeat, [colour, half]) =>
    (u, v, ground, blur) => {
      if (!colour) return ground;
      const across = band(u, repeat, repeat / 2, blur);
      const down = band(v, repeat, repeat / 2, blur);
      return mix(
        mix(ground, half ?? mix(ground, colour, 0.5), across + down - 2 * across * down),
        colour,
        across * down,
      );
    },
  tartan: (repeat, colours) => {
    const [broad, line = broad, thin = line] = colours;
    if (!broad || !line || !thin) return (_u, _v, ground) => ground;
    const sett = (at: number, ground: Rgb, blur: number) => {
      const wide = mix(ground, broad, band(at, repeat, repeat * 0.36, blur));
      const narrow = mix(wide, thin, band(at - repeat * 0.46, repeat, repeat * 0.035, blur));
      return mix(narrow, line, band(at - repeat * 0.62, repeat, repeat * 0.1, blur));
    };
    return (u, v, ground, blur) => {
      const twill = clamped(band(u + v, 0.0035, 0.00175, blur)) * 0.5 + 0.25;
      return mix(sett(u, ground, blur), sett(v, ground, blur), twill);
    };
  },
  dots:
    (repeat, [colour]) =>
    (u, v, ground, blur) => {
      if (!colour) return ground;
      const row = Math.floor(v / repeat);
      const x = fraction(u / repeat + (row & 1) * 0.5) - 0.5;
      const y = fraction(v / repeat) - 0.5;
      return mix(ground, colour, clamped((repeat * 0.21 - Math.hypot(x, y) * repeat) / blur + 0.5));
    },
  floral: (repeat, colours) => floral(repeat, colours),
};

/**
 * Draws scattered flowers of five petals with leaves, one in each cell of a grid. A hash of the cell
 * determines size and rotation.
 */
function floral(repeat: number, [petal, heart = petal, leaf = heart]: readonly Rgb[]): Pattern {
  if (!petal || !heart || !leaf) return (_u, _v, ground) => ground;
  const cell = repeat / 2;
  return (u, v, ground, blur) => {
    const row = Math.floor(v / cell);
    const shifted = u / cell + (row & 1) * 0.5;
    const column = Math.floor(shifted);
    const size = 0.2 + 0.12 * cellHash(column, row, 1);
    const room = 0.46 - size;
    const x = shifted - column - 0.5 - (cellHash(column, row, 2) - 0.5) * room;
    const y = v / cell - row - 0.5 - (cellHash(column, row, 3) - 0.5) * room;
    const turn = cellHash(column, row, 4) * Math.PI * 2;
    const soft = blur / cell;
    const distance = Math.hypot(x, y);
    const angle = Math.atan2(y, x) + turn;
    const along = Math.cos(angle - 0.6) * distance - size * 1.12;
    const beside = Math.sin(angle - 0.6) * distance;
    const leafEdge = size * 0.46 - Math.hypot(along * 0.8, beside * 2.1);
    const petalEdge = size * (0.68 + 0.32 * Math.cos(angle * 5)) - distance;
    const heartEdge = size * 0.26 - distance;
    let colour = mix(ground, leaf, clamped(leafEdge / soft + 0.5));
    colour = mix(
      colour,
      mix(petal, heart, clamped(0.35 - distance / size / 2)),
      clamped(petalEdge / soft + 0.5),
    );
    return mix(colour, heart, clamped(heartEdge / soft + 0.5));
  };
}

/** Returns the pattern of a look; undefined for plain cloth. */
export function patternOf(look: Look): Pattern | undefined {
  if (!look.pattern) return undefined;
  const { kind, colours, repeat } = look.pattern;
  if (!(repeat > 0)) throw new Error(`A pattern repeats over a positive length, not ${repeat}`);
  return makers[kind](repeat, colours.map(parseColour));
}
