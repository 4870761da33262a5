/**
 * A solid on which cloth lies. It is described by the signed distance of points from its surface, in metres;
 * inside, the distance is negative.
 */
export type Form = {
  /**
   * Returns the signed distance of a point from the form. If `normal` is given, writes the direction away
   * from the form into it.
   */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /**
   * Moves the movable parts of the form, such as arms: 0 is their position at the start, 1 that at the end.
   */
  pose?: (share: number) => void;
};
