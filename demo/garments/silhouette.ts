import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { Attributes } from './attributes.ts';
import type { PriceKind } from './prices.ts';

/** Facts that the picture of a silhouette shows. All garments with this silhouette share them. */
export type Silhouette = {
  /** The usual noun for these goods, capitalized: «Пальто». */
  noun: string;
  /** Two letters for vendor codes. */
  prefix: string;
  prices: PriceKind;
  fit: string;
  attributes: Attributes;
  /**
   * Alt text of the front picture, for goods that have no front, such as scarves. «Спереди» would be wrong
   * for them.
   */
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
