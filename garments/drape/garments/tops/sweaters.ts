import { PART } from '../../cloth/parts.ts';
import { beside, type PatternPiece } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { bandButtons, besideBands, buttonBands } from '../../laid/button-bands.ts';
import { turnedCollar } from '../../laid/rolled-collar.ts';
import type { Garment } from '../../sewing/garment.ts';
import { neckBand } from '../../sewing/neck-band.ts';
import { standCollar } from '../../sewing/stand-collar.ts';
import { sewTop, type TopMeasures, topSeams } from '../../sewing/top.ts';

type Measures = Omit<TopMeasures, 'neckDepth' | 'hemBand' | 'cuff' | 'softness'> & {
  neckDepth?: number;
  softness?: number;
  /** Width of the band at the neckline. */
  band?: number;
  /**
   * If set, a stand-up collar with a turned-down upper part replaces the neckband: its height, its opening,
   * and the height of the turned-down part.
   */
  rolled?: { height: number; opening: readonly [number, number]; turned: number };
  /** For cardigans: half the width of the bands with the buttons, and the number of buttons. */
  buttoned?: { half: number; count: number };
  /** Width to which the elastic band at the hem contracts, as a share of the width of the body. */
  hem?: number;
  spacing?: number;
  scale?: number;
  /**
   * In how many rounds small folds are smoothed. Children's knitwear needs more, because it is thick in
   * relation to its size.
   */
  evened?: number;
};

/** A knitted sweater, or a dress with the same cut, with ribbed cuffs, hem and neckline. */
export function sewSweater({
  softness = 1.4e-3,
  band = 0.03,
  hem = 0.82,
  neckDepth = 0.085,
  rolled,
  buttoned,
  spacing = 0.009,
  scale,
  evened,
  ...measures
}: Measures): Garment {
  const top = sewTop({
    neckDepth,
    cuff: { height: 0.065, drawnIn: 0.8 },
    hemBand: { height: 0.065, drawnIn: hem },
    softness,
    ...measures,
  });
  const neck = rolled
    ? standCollar(top.front, top.back, { ...rolled, softness: 1e-4 })
    : neckBand(top.front, top.back, { height: band, drawnIn: 0.86, softness: 1e-4, part: PART.band });
  const collar: PatternPiece = { ...neck.piece, part: PART.band };
  const hemBand = top.bands.find(({ name }) => name === 'frontBand');
  const bands =
    buttoned && hemBand
      ? { neckBand: collar, front: top.front, hemBand, neckDepth, half: buttoned.half }
      : undefined;
  return {
    pattern: {
      pieces: [...top.pieces, collar],
      seams: [...top.seams, ...neck.seams],
      spacing,
    },
    form: top.form,
    draping: { frames: 165 },
    ...(evened ? { finish: (cloth) => evenedOut(cloth, evened) } : {}),
    fabric: 'knit',
    thickness: 0.0045,
    ...(scale ? { scale } : {}),
    laid: ({ cloth }) => [
      ...(rolled ? [turnedCollar(cloth, collar, rolled.turned)] : []),
      ...(bands ? buttonBands(cloth, bands) : []),
    ],
    buttons: ({ cloth }) => (bands && buttoned ? bandButtons(cloth, bands, buttoned.count) : []),
    details: [
      ...topSeams(top, 0.0045),
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.004 },
      ...(bands ? besideBands(bands) : []),
    ],
    label: { on: 'back', middle: [0, -0.055], width: 0.036, height: 0.022 },
  };
}

/** A wide sweater with dropped shoulders. */
export const sweater = (): Garment =>
  sewSweater({
    shape: { figure: 'women', bust: 0.5 },
    arms: 20,
    torso: {
      neck: 0.092,
      shoulder: 0.215,
      shoulderDrop: 0.045,
      armholeDepth: 0.265,
      chest: 0.29,
      waist: 0.285,
      hem: 0.285,
      length: 0.57,
    },
    sleeve: { width: 0.205, hem: 0.115, cap: 0.125, length: 0.45 },
    softness: 1.2e-3,
    hem: 0.8,
    spacing: 0.0095,
  });

export const menSweater = (): Garment =>
  sewSweater({
    shape: { figure: 'men', bust: 0, straight: [0.176, 0.118] },
    arms: 17,
    raised: 20,
    torso: {
      neck: 0.088,
      shoulder: 0.22,
      shoulderDrop: 0.05,
      armholeDepth: 0.265,
      chest: 0.278,
      waist: 0.27,
      hem: 0.268,
      length: 0.62,
    },
    sleeve: { width: 0.188, hem: 0.115, cap: 0.125, length: 0.55 },
  });

/**
 * A children's sweater. It is draped in adult size with a child's proportions and then scaled down. The hem
 * is as wide as the body.
 */
export const kidsSweater = (): Garment =>
  sewSweater({
    shape: { figure: 'children', bust: 0, straight: [0.18, 0.126] },
    arms: 17,
    raised: 20,
    torso: {
      neck: 0.096,
      shoulder: 0.214,
      shoulderDrop: 0.047,
      armholeDepth: 0.252,
      chest: 0.274,
      waist: 0.27,
      hem: 0.266,
      length: 0.53,
    },
    sleeve: { width: 0.186, hem: 0.116, cap: 0.114, length: 0.45 },
    band: 0.036,
    hem: 0.9,
    scale: 0.75,
    evened: 3,
  });

/** A children's cardigan with buttons up to the neckband. Its right front is on top. */
export const kidsCardigan = (): Garment =>
  sewSweater({
    shape: { figure: 'children', bust: 0, straight: [0.176, 0.124] },
    arms: 18,
    raised: 19,
    torso: {
      neck: 0.09,
      shoulder: 0.202,
      shoulderDrop: 0.046,
      armholeDepth: 0.246,
      chest: 0.264,
      waist: 0.264,
      hem: 0.264,
      length: 0.5,
    },
    neckDepth: 0.098,
    sleeve: { width: 0.182, hem: 0.116, cap: 0.116, length: 0.43 },
    softness: 2e-3,
    band: 0.032,
    hem: 0.93,
    buttoned: { half: 0.022, count: 6 },
    scale: 0.75,
    evened: 4,
  });

/** A men's turtleneck with a turned-down collar, broad in the shoulders and straight in the waist. */
export const menTurtleneck = (): Garment =>
  sewSweater({
    shape: { figure: 'men', bust: 0, straight: [0.17, 0.116] },
    arms: 17,
    raised: 20,
    torso: {
      neck: 0.082,
      shoulder: 0.212,
      shoulderDrop: 0.05,
      armholeDepth: 0.258,
      chest: 0.264,
      waist: 0.258,
      hem: 0.258,
      length: 0.64,
    },
    neckDepth: 0.062,
    sleeve: { width: 0.18, hem: 0.11, cap: 0.128, length: 0.56 },
    softness: 3e-3,
    hem: 0.92,
    rolled: { height: 0.094, opening: [0.076, 0.08], turned: 0.084 },
    evened: 4,
  });

/** A children's turtleneck: tighter than the sweater, with a turned-down collar. */
export const kidsTurtleneck = (): Garment =>
  sewSweater({
    shape: { figure: 'children', bust: 0, straight: [0.168, 0.118] },
    arms: 17,
    raised: 20,
    torso: {
      neck: 0.084,
      shoulder: 0.19,
      shoulderDrop: 0.044,
      armholeDepth: 0.238,
      chest: 0.246,
      waist: 0.244,
      hem: 0.246,
      length: 0.52,
    },
    neckDepth: 0.06,
    sleeve: { width: 0.168, hem: 0.104, cap: 0.118, length: 0.44 },
    softness: 4e-3,
    hem: 0.94,
    rolled: { height: 0.1, opening: [0.076, 0.08], turned: 0.09 },
    scale: 0.75,
    evened: 4,
  });
