import type { SizeSystem } from '#shared/goods/sizes.ts';
import type { Attributes } from './attributes.ts';
import type { PriceKind } from './prices.ts';

/** What a picture shows, and therefore what may be said of every garment sold with it. */
export type Silhouette = {
  /** What a buyer calls it, with a capital letter: «Пальто спереди». */
  noun: string;
  /** Two letters for vendor codes. */
  prefix: string;
  /** Backdrop of its pictures (docs/design.md §5). */
  tint: string;
  prices: PriceKind;
  fit: string;
  attributes: Attributes;
  /** The front picture in words, where «спереди» would be odd. */
  front?: string;
  sizeSystem?: SizeSystem;
};

const tints = {
  outerwear: '#e4e2dd',
  tailoring: '#e2e1df',
  knit: '#e9e6e0',
  shirts: '#e2e5e6',
  denim: '#dfe3e6',
  dresses: '#e8e1df',
  children: '#e3e6e0',
  goods: '#e3e3dc',
};

/** Describes a silhouette; `tint` names a kind of goods. */
export function silhouette(
  noun: string,
  prefix: string,
  tint: keyof typeof tints,
  prices: PriceKind,
  fit: string,
  attributes: Attributes,
  more: Partial<Silhouette> = {},
): Silhouette {
  return { noun, prefix, tint: tints[tint], prices, fit, attributes, ...more };
}
