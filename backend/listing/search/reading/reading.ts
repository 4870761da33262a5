import type { UnderstoodPartKind } from '#contract/client/client.schemas.ts';
import type { Filters } from '../../facets/choose.ts';
import type { Query } from './query.ts';
import type { ShopWords } from './shop-words.ts';

/**
 * A reading: a part of a query that stands for facet values. The goods are filtered by these values; its
 * words are not searched for.
 */
export type Reading = {
  kind: UnderstoodPartKind;
  /** The meaning of the part, as the shopper sees it. */
  name: string;
  /** The tokens of the part: the index of the first token, and the index after the last token. */
  first: number;
  end: number;
  /** Possible facet values. The first entry that matches goods is used. */
  options: readonly Filters[];
  /**
   * Broader meanings, the closest first, that are tried if no goods match: the family of a shade, a smaller
   * discount.
   */
  wider?: () => readonly Reading[];
  /** Whether the reading is only similar to what was typed: «пудровый» for «фуксия». */
  isNear?: boolean;
  /** Relevance of each shade by its index; 0 for shades that do not match. */
  shades?: Float32Array;
  /** For sizes in letters, which differ between women and men: the size values for each audience. */
  sizesFor?: SizesFor;
  /** Whether only goods match that consist of nothing but the chosen fibre. */
  isPure?: boolean;
  /** Whether only new arrivals match. */
  isNew?: boolean;
  /** Bits of the audiences that the part asks for. */
  audience?: number;
  /**
   * Bits of the audiences that the part suggests, for example by a height that only children have. They apply
   * even if the reading is ignored.
   */
  hint?: number;
  /** Stems of the part's words. Goods that contain them are more relevant. */
  stems: readonly string[];
  /** How specific the reading is, from 0 to 10; the least specific part is dropped first. */
  specificity: number;
};

/** Size values for each audience. Goods without an audience match if they have one of either list. */
export type SizesFor = { women: readonly string[]; men: readonly string[] };

/**
 * Finds all readings of one kind in a query. `claimed` is true for each token that another reading already
 * uses.
 */
export type Reader = (query: Query, shop: ShopWords, claimed: readonly boolean[]) => Reading[];

export function isFree(claimed: readonly boolean[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (claimed[place]) return false;
  return true;
}
