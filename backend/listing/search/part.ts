import type { Cheapness } from './reading/cheapness.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';

/** A part of a query, both as words and, if possible, as facet values. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /**
   * Substitutes for the case that the shop has nothing similar, such as loafers for men who search for pumps.
   */
  instead?: readonly Want[];
  /** How specific the part is; the least specific part is dropped first. */
  specificity: number;
  /** Bits of the audience. They apply even if the part is dropped. */
  hint?: number;
  /** Whether the part asks for cheap or for dear goods. */
  cheapness?: Cheapness;
  /** Whether the spelling of the part was corrected, so that the part is a guess. */
  isGuess: boolean;
  /** Whether the words of the part occur only in descriptions. */
  isMention: boolean;
};
