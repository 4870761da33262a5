/**
 * What a place of a garment is made of. A map set numbers it as eight times one more than this, and four more on the
 * inner side; `garments/drape/garments.ts` says which role each plays in a look.
 */
export const PART = {
  body: 0,
  /** Bands that are ribbed on knits. */
  band: 1,
  /** A waistband or collar stand, woven cuffs. */
  waistband: 2,
  pocket: 3,
  lapel: 4,
  belt: 5,
  flap: 6,
  /** A cord sewn into an edge, in the colour of the buttons. */
  piping: 8,
  /** Buttons, snaps, buckles and zips. */
  metal: 20,
  /** What is dark in any colour: the holes of a button. */
  dark: 21,
} as const;
