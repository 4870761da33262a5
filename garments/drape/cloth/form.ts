/** A solid that cloth lies on, given as a signed distance in metres, which is negative inside. */
export type Form = {
  /** The distance of a point from the form; writes the direction away from the form into `normal`. */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /** Moves the movable parts: 0 is their start position, 1 their end position. */
  pose?: (share: number) => void;
};
