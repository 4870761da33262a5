import type { UnderstoodPartKind } from '#contract/client/client.schemas.ts';
import type { Filters } from '../../facets/choose.ts';
import type { Query } from './query.ts';
import type { ShopWords } from './shop-words.ts';

/** A part of a query that was read as facet values instead of words. */
export type Reading = {
  kind: UnderstoodPartKind;
  /** The meaning of the part, as the shopper sees it. */
  name: string;
  /** The tokens of the part; `end` is exclusive. */
  first: number;
  end: number;
  /** Alternative facet values; the first alternative that matches goods is used. */
  options: readonly Filters[];
  /**
   * Broader readings, the closest first, which are tried if no goods match: the family of a shade, a smaller
   * discount.
   */
  wider?: () => readonly Reading[];
  /** Whether the reading only approximates the query: «пудровый» for «фуксия». */
  isNear?: boolean;
  /** The relevance of each shade by its index; 0 for shades that do not match. */
  shades?: Float32Array;
  /** For letters that mean different sizes for women and men: the sizes for each audience. */
  sizesFor?: SizesFor;
  /** Whether goods match only if they consist of the chosen fibre alone. */
  isPure?: boolean;
  /** Whether only new arrivals match. */
  isNew?: boolean;
  /** Bits of the audience that the part requests. */
  audience?: number;
  /**
   * Bits of an audience that the part suggests, such as by a height that only children have. They also apply
   * if the reading is dropped.
   */
  hint?: number;
  /** The stems of the part. Goods that contain them are more relevant. */
  stems: readonly string[];
  /** How specific the reading is, from 0 to 10; the least specific part is dropped first. */
  specificity: number;
};

/** The size values for each audience. Goods for everyone match if they have a size of either audience. */
export type SizesFor = { women: readonly string[]; men: readonly string[] };

/**
 * Finds all readings of one kind in a query. `claimed` marks the tokens that already belong to another
 * reading.
 */
export type Reader = (query: Query, shop: ShopWords, claimed: readonly boolean[]) => Reading[];

export function isFree(claimed: readonly boolean[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (claimed[place]) return false;
  return true;
}
