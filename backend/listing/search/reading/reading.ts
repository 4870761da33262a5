import type { UnderstoodPartKind } from '#contract/client/client.schemas.ts';
import type { Filters } from '../../facets/choose.ts';
import type { Query } from './query.ts';
import type { ShopWords } from './shop-words.ts';

/** A reading of a part of a query as facet values instead of words. */
export type Reading = {
  kind: UnderstoodPartKind;
  /** What the shopper sees as the meaning of this part. */
  name: string;
  /** The tokens of the part; `end` is exclusive. */
  first: number;
  end: number;
  /** Alternative choices; the first that matches goods is used. */
  options: readonly Filters[];
  /**
   * Broader readings, the closest first, in case no goods match: the family of a shade, a smaller discount.
   */
  wider?: () => readonly Reading[];
  /** Whether the reading only approximates the query: «пудровый» for «фуксия». */
  isNear?: boolean;
  /** The relevance of each shade by its index; 0 for shades that do not match. */
  shades?: Float32Array;
  /** Size values that depend on the audience, for letters that mean different sizes for women and men. */
  sizesFor?: SizesFor;
  /** Whether goods must consist of the chosen fibre only. */
  isPure?: boolean;
  /** Whether only new arrivals match. */
  isNew?: boolean;
  /** Bits of the audience that the part asks for. */
  audience?: number;
  /**
   * Bits of an audience that the part suggests, such as a height that only children have. They apply even if
   * the reading is dropped.
   */
  hint?: number;
  /** The words of the part as goods may contain them; such goods are more relevant. */
  stems: readonly string[];
  /** How specific the reading is, from 0 to 10; the least specific part is dropped first. */
  specificity: number;
};

/** Size values for each audience. Goods for everyone may match either. */
export type SizesFor = { women: readonly string[]; men: readonly string[] };

/**
 * Finds all readings of one kind in a query. `claimed` marks tokens that already belong to another reading.
 */
export type Reader = (query: Query, shop: ShopWords, claimed: readonly boolean[]) => Reading[];

export function isFree(claimed: readonly boolean[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (claimed[place]) return false;
  return true;
}
