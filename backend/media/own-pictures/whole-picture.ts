import type { Original } from './originals.ts';
import { wholeTemplate, wholeWidths } from './own-picture-path.ts';

/** A picture that keeps its proportions, in the shape of the contract's `ScenePicture`. */
export type WholePicture = {
  template: string;
  widths: number[];
  width: number;
  height: number;
  alt: string;
  tint: string;
};

/** Describes a retailer's picture that keeps its proportions, with all widths up to that of its original. */
export function wholePicture(
  original: Pick<Original, 'hash' | 'width' | 'height' | 'tint'>,
  alt: string,
): WholePicture {
  const { hash, tint } = original;
  const wide = wholeWidths.filter((width) => width <= original.width);
  const widths = wide.length > 0 ? wide : [wholeWidths[0]];
  const width = Math.max(...widths);
  const height = Math.round((original.height * width) / original.width);
  return { template: wholeTemplate(hash), widths, width, height, alt, tint };
}
