import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { Attributes } from './attributes.ts';
import type { PriceKind } from './prices.ts';

/** What a picture shows, and therefore what may be said of every garment sold with it. */
export type Silhouette = {
  /** What a buyer calls it, with a capital letter: «Пальто спереди». */
  noun: string;
  /** Two letters for vendor codes. */
  prefix: string;
  prices: PriceKind;
  fit: string;
  attributes: Attributes;
  /** The front picture in words, where «спереди» would be odd. */
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
