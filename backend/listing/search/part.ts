import type { Cheapness } from './reading/cheapness.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';

/** A part of a query, both as words and, if possible, as facet values. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /** A substitute if nothing similar exists: loafers for men who ask for pumps. */
  instead?: readonly Want[];
  /** How specific it is; the least specific part is dropped first. */
  specificity: number;
  /** Audience bits that apply even if the part is dropped. */
  hint?: number;
  /** Whether it asks for cheap or dear goods. */
  cheapness?: Cheapness;
  /** Whether its spelling was corrected, so it is a guess. */
  isGuess: boolean;
  /** Whether only descriptions contain its words. */
  isMention: boolean;
};
