import type { UnderstoodPartKind } from '#contract/client/client.schemas.ts';
import type { Filters } from '../../facets/choose.ts';
import type { Query } from './query.ts';
import type { ShopWords } from './shop-words.ts';

/** A part of a query that may be read as facet values instead of words. */
export type Reading = {
  kind: UnderstoodPartKind;
  /** The interpretation of this part, as shown to the shopper. */
  name: string;
  /** The tokens of the part; `end` is exclusive. */
  first: number;
  end: number;
  /** Alternative choices; the first that matches goods is used. */
  options: readonly Filters[];
  /** Broader readings if no goods match, the closest first: the family of a shade, a smaller discount. */
  wider?: () => readonly Reading[];
  /** Whether the reading only approximates the query: «пудровый» for «фуксия». */
  isNear?: boolean;
  /** Relevance of shades, by their index; 0 for shades that do not match. */
  shades?: Float32Array;
  /** Sizes by audience, for letters that mean different sizes for women and men. */
  sizesFor?: SizesFor;
  /** Whether goods must consist of the chosen fibre only. */
  isPure?: boolean;
  /** Whether only new arrivals match. */
  isNew?: boolean;
  /** Bits of the requested audience. */
  audience?: number;
  /**
   * Bits of the audience that apply even if the reading is dropped, such as for a height that only children
   * have.
   */
  hint?: number;
  /** The words of the part as goods may contain them; such goods are more relevant. */
  stems: readonly string[];
  /** How specific the reading is, from 0 to 10; the least specific part is dropped first. */
  specificity: number;
};

/** Size values by audience; goods for everyone may have either. */
export type SizesFor = { women: readonly string[]; men: readonly string[] };

/** Finds readings of one kind. `claimed` marks tokens that are already claimed. */
export type Reader = (query: Query, shop: ShopWords, claimed: readonly boolean[]) => Reading[];

export function isFree(claimed: readonly boolean[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (claimed[place]) return false;
  return true;
}
