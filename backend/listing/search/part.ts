import type { Cheapness } from './reading/cheapness.ts';
import type { Reading } from './reading/reading.ts';
import type { Want } from './wants.ts';

/** A part of a query: what it asks for as words, and as a choice if it may be one. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /** What is looked for when nothing is like it: loafers for men who ask for pumps. */
  instead?: readonly Want[];
  /** How much it says of what is wanted; what says least is given up first. */
  specificity: number;
  /** Bits of the audience that it speaks of even when it is given up. */
  hint?: number;
  /** Whether it asks for what costs little or much. */
  cheapness?: Cheapness;
  /** Whether it is a guess: its words were put right. */
  isGuess: boolean;
  /** Whether goods have its words in descriptions alone. */
  isMention: boolean;
};
