/** A garment as it was rendered: whole pictures of 900 × 1200 elements, before it is framed. */
export type Rendering = {
  /** Square root of the light on mid-grey cloth; a full byte is `LIGHT_MAX`. */
  light: Uint8Array;
  alpha: Uint8Array;
  /** Square root of the highlights. */
  gloss: Uint8Array;
  stitches: Uint8Array;
  wear: Uint8Array;
  label: Uint8Array;
  /** At twice the size, four bytes an element: two times 12 bits of cloth coordinate, and the number of the part. */
  cloth: Uint8Array;
  /** Metres that the cloth coordinates cover. */
  clothSize: number;
};
