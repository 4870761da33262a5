type Column = Int16Array | Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** A typed array to which values can be appended. */
export type GrowingColumn<C extends Column> = {
  readonly length: number;
  push(value: number): void;
  at(place: number): number;
  set(place: number, value: number): void;
  /** The values added so far, as a view without copying. Use it before the next `push`. */
  view(): C;
  /** A copy of the values added so far, exactly as long as their number. */
  finish(): C;
};

export function growingColumn<C extends Column>(Kind: new (size: number) => C): GrowingColumn<C> {
  let column = new Kind(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === column.length) {
        const wider = new Kind(Math.ceil(length * 1.5));
        wider.set(column);
        column = wider;
      }
      column[length] = value;
      length += 1;
    },
    at: (place) => column[place] as number,
    set(place, value) {
      column[place] = value;
    },
    view: () => column.subarray(0, length) as C,
    finish: () => column.slice(0, length) as C,
  };
}
