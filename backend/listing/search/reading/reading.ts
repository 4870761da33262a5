import type { UnderstoodPartKind } from '#contract/client/client.schemas.ts';
import type { Filters } from '../../facets/choose.ts';
import type { Query } from './query.ts';
import type { ShopWords } from './shop-words.ts';

/** A part of a query that may be a choice rather than words. */
export type Reading = {
  kind: UnderstoodPartKind;
  /** How it was understood, for the shopper. */
  name: string;
  /** Its tokens: from `first` to before `end`. */
  first: number;
  end: number;
  /** The choice; of several the first that leaves goods. */
  options: readonly Filters[];
  /** What it may mean when it leaves nothing, the nearest first: the family of a shade, a lesser discount. */
  wider?: () => readonly Reading[];
  /** Whether it is only near to what was said: «пудровый» for «фуксия». */
  isNear?: boolean;
  /** How well shades fit, by their places in the list; 0 for those that do not. */
  shades?: Float32Array;
  /** The sizes by whom goods are for, where a letter is another size for women than for men. */
  sizesFor?: SizesFor;
  /** Whether goods are of the chosen fibre alone. */
  isPure?: boolean;
  /** Whether only new arrivals are asked for. */
  isNew?: boolean;
  /** Bits of the audience that is asked for. */
  audience?: number;
  /** Bits of the audience that it speaks of even when it is given up: a height that only children have. */
  hint?: number;
  /** Its words as the goods may say them, which then count for more. */
  stems: readonly string[];
  /** How much it says of what is wanted; what says least is given up first. 0…10. */
  specificity: number;
};

/** Values of sizes; goods that are for everyone may have either. */
export type SizesFor = { women: readonly string[]; men: readonly string[] };

/** Finds parts of one kind. `taken` marks tokens that are spoken for. */
export type Reader = (query: Query, shop: ShopWords, taken: readonly boolean[]) => Reading[];

export function isFree(taken: readonly boolean[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (taken[place]) return false;
  return true;
}
