/**
 * Numbers of the parts of a garment. The number in a map set is eight times this number plus eight, and four
 * more for the inside of the part. For each number in a map set, `garments/drape/garments.ts` names a role,
 * which has a colour in every colourway.
 */
export const PART = {
  body: 0,
  /** Bands at hems and necklines; in knitwear, they are ribbed. */
  band: 1,
  /** Waistbands, stands of collars, and woven cuffs. */
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
