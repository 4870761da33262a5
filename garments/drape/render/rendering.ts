/** The image maps of a rendered garment in 900 × 1200 pixels, before they are cropped to the frame. */
export type Rendering = {
  /** Light on mid-grey cloth, as its square root; 255 stands for `LIGHT_MAX`. */
  light: Uint8Array;
  alpha: Uint8Array;
  /** Strength of the highlights, as its square root. */
  gloss: Uint8Array;
  stitches: Uint8Array;
  wear: Uint8Array;
  label: Uint8Array;
  /**
   * Cloth map in twice the width and height, with four bytes per pixel: two cloth coordinates of 12 bits, and
   * the part number.
   */
  cloth: Uint8Array;
  /** Side length in metres of the square sheet of cloth. The cloth coordinates are positions on it. */
  clothSize: number;
};
