/** A rendered garment: whole pictures of 900 × 1200 pixels, before framing. */
export type Rendering = {
  /** Square root of the brightness of mid-grey cloth; 255 is `LIGHT_MAX`. */
  light: Uint8Array;
  alpha: Uint8Array;
  /** Square root of the highlights. */
  gloss: Uint8Array;
  stitches: Uint8Array;
  wear: Uint8Array;
  label: Uint8Array;
  /**
   * The cloth at twice the width and height, four bytes per pixel: two cloth coordinates of 12 bits, and the
   * part number.
   */
  cloth: Uint8Array;
  /** The side length in metres of the square sheet of cloth that the cloth coordinates span. */
  clothSize: number;
};
