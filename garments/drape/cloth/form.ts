/** A solid that cloth lies on, as a signed distance field in metres; negative inside the solid. */
export type Form = {
  /** The distance of a point from the form; writes the direction away from the form into `normal`. */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /** Moves the movable parts, from their start position (0) to their end position (1). */
  pose?: (share: number) => void;
};
