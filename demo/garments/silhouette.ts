import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { Attributes } from './attributes.ts';
import type { PriceKind } from './prices.ts';

/** The facts that follow from the picture of a silhouette; they hold for every garment sold with it. */
export type Silhouette = {
  /** The usual name, capitalized: «Пальто спереди». */
  noun: string;
  /** Two letters for vendor codes. */
  prefix: string;
  prices: PriceKind;
  fit: string;
  attributes: Attributes;
  /** A description of the front picture, for goods that «спереди» does not fit. */
  front?: string;
  sizeSystem?: SizeSystem;
};

/** Describes a silhouette. */
export function silhouette(
  noun: string,
  prefix: string,
  prices: PriceKind,
  fit: string,
  attributes: Attributes,
  more: Partial<Silhouette> = {},
): Silhouette {
  return { noun, prefix, prices, fit, attributes, ...more };
}
