/**
 * The material of a part of a garment. Map sets use eight times (number + 1), plus four for the inner side;
 * `garments/drape/garments.ts` maps the numbers to roles in a look.
 */
export const PART = {
  body: 0,
  /** Bands, ribbed on knitwear. */
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
  /** Parts that are dark in any colour: the holes of a button. */
  dark: 21,
} as const;
