import { inSlices } from '../../platform/jobs/in-slices.ts';

/** Number of bytes of an id. */
const SIZE = 16;

/** Writes a UUID into a byte column at an index. */
export function writeId(column: Uint8Array, place: number, id: string): void {
  const hex = id.replaceAll('-', '');
  for (let index = 0; index < SIZE; index += 1)
    column[place * SIZE + index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Reads the UUID at an index of a byte column. */
export function readId(column: Uint8Array, place: number): string {
  let text = '';
  for (let index = 0; index < SIZE; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += hexOf[column[place * SIZE + index] as number];
  }
  return text;
}

/** Creates a function that reads the id at an index of a byte column. */
export const idsOf =
  (column: Uint8Array) =>
  (place: number): string =>
    readId(column, place);

/** Whether the id at an index of a byte column is the given one. */
export const isId = (column: Uint8Array, place: number, id: string): boolean => readId(column, place) === id;

function mix(column: Uint8Array, place: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < SIZE; index += 1)
    hash = Math.imul(hash ^ (column[place * SIZE + index] as number), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Builds a function that finds the index of an id in a byte column; −1 if the column does not contain the id.
 * It needs 8 to 16 bytes of memory per id.
 */
export async function indexIds(column: Uint8Array): Promise<(id: string) => number> {
  const count = column.length / SIZE;
  let capacity = 16;
  while (capacity < count * 2) capacity *= 2;
  const slots = new Int32Array(capacity).fill(-1);
  await inSlices(count, 50_000, (from, to) => {
    for (let place = from; place < to; place += 1) {
      let slot = mix(column, place) & (capacity - 1);
      while (slots[slot] !== -1) slot = (slot + 1) & (capacity - 1);
      slots[slot] = place;
    }
  });
  const asked = new Uint8Array(SIZE);
  return (id) => {
    writeId(asked, 0, id);
    let slot = mix(asked, 0) & (capacity - 1);
    for (let place = slots[slot] as number; place !== -1; place = slots[slot] as number) {
      if (isId(column, place, id)) return place;
      slot = (slot + 1) & (capacity - 1);
    }
    return -1;
  };
}
