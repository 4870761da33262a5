/**
 * Numbers for the material of each part of a garment. Map sets contain eight times (number + 1), plus four
 * for the inner side. `garments/drape/garments.ts` assigns roles in a look to the numbers.
 */
export const PART = {
  body: 0,
  /** Bands, such as those of hems and necklines; ribbed on knitwear. */
  band: 1,
  /** Waistbands, collar stands and woven cuffs. */
  waistband: 2,
  pocket: 3,
  lapel: 4,
  belt: 5,
  flap: 6,
  /** A cord sewn into an edge, in the colour of the buttons. */
  piping: 8,
  /** Buttons, snaps, buckles and zips. */
  metal: 20,
  /** Parts that are dark in every colour of the garment, such as the holes of a button. */
  dark: 21,
} as const;
