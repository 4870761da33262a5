import type { Cheapness } from './reading/cheapness.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';

/** A part of a query: its words and, if they can be read as facet values, that reading. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /**
   * Substitutes, used if the shop has neither the goods nor similar goods, such as loafers for men who search
   * for pumps.
   */
  instead?: readonly Want[];
  /** How specific the part is; the least specific part is dropped first. */
  specificity: number;
  /** Bits of an audience that the part suggests. They also apply if the part is dropped. */
  hint?: number;
  /** Whether the part is a word for cheap or for expensive goods. */
  cheapness?: Cheapness;
  /** Whether the spelling of the part was corrected, so that it may have another meaning. */
  isGuess: boolean;
  /** Whether the words of the part occur only in descriptions. */
  isMention: boolean;
};
