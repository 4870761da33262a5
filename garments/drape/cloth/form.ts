/** A signed distance field in metres that cloth lies on; negative inside. */
export type Form = {
  /** The distance of a point; writes the direction away from the form into `normal`. */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /** Moves the movable parts, from their start position (0) to their end position (1). */
  pose?: (share: number) => void;
};
