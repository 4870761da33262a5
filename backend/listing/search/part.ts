import type { Cheapness } from './reading/cheapness.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';

/** A part of a query: its words and, if they stand for facet values, this reading. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /**
   * Substitutes, for example loafers for men who search for pumps. They are searched for if the shop has
   * neither the goods nor similar ones.
   */
  instead?: readonly Want[];
  /** How specific the part is; the least specific part is dropped first. */
  specificity: number;
  /** Bits of the audiences that the part suggests. They apply even if the part itself is ignored. */
  hint?: number;
  /** Set if the part is a word for cheap or for expensive goods. */
  cheapness?: Cheapness;
  /** Whether the spelling of the part was corrected, so that the shopper may have meant something else. */
  isGuess: boolean;
  /** Whether the words of the part occur in descriptions of goods, but nowhere else. */
  isMention: boolean;
};
