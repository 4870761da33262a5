/**
 * Numbers for the parts of a garment, by their material. A map set contains eight times the number plus
 * eight, and four more for the inner side. `garments/drape/garments.ts` assigns each number a role, which has
 * a colour in every look.
 */
export const PART = {
  body: 0,
  /** Bands at hems and necklines; knitted ones are ribbed. */
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
