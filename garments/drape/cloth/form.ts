/** Something cloth lies on, as a signed distance field in metres: negative inside. */
export type Form = {
  /** The distance of a place; writes the direction away from the form into `normal`. */
  distance: (x: number, y: number, z: number, normal?: Float64Array) => number;
  /** Moves what moves, from how it stands at the start (0) to how it stands at the end (1). */
  pose?: (share: number) => void;
};
