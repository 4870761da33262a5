/**
 * A solid that cloth lies on, described by its signed distance function in metres, which is negative inside.
 */
export type Form = {
  /** The distance of a point from the form; writes the direction away from the form into `normal`. */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /**
   * Moves the movable parts of the form. At share 0 they are in their start position, at 1 in their end
   * position.
   */
  pose?: (share: number) => void;
};
