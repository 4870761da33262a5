/** A list of 32-bit numbers that can grow. It is a typed array, to save memory. */
export type GrowingList = { values: Uint32Array; length: number };

export function growingList(room = 4): GrowingList {
  return { values: new Uint32Array(room), length: 0 };
}

export function push(list: GrowingList, value: number): void {
  if (list.length === list.values.length) {
    const more = new Uint32Array(Math.max(4, Math.ceil(list.length * 1.7)));
    more.set(list.values);
    list.values = more;
  }
  list.values[list.length++] = value;
}
