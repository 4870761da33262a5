import { inSlices } from '../../platform/jobs/in-slices.ts';

/** How many models are processed before other work gets its turn. */
const SLICE = 50_000;

/** Indexes of all values, sorted by value in descending order. The indexes of equal values stay ascending. */
export async function fromGreatest(values: Float64Array): Promise<Int32Array> {
  // Only the values are sorted here, without their indexes. A typed array sorts a million values in some
  // hundredths of a second if it needs no comparator.
  const falling = values.slice().sort().reverse();
  const placed = new Int32Array(falling.length);
  const places = new Int32Array(falling.length);
  await inSlices(falling.length, SLICE, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const first = firstOf(falling, values[place] as number);
      const before = placed[first] as number;
      places[first + before] = place;
      placed[first] = before + 1;
    }
  });
  return places;
}

/** The first index of a value in an array that is sorted in descending order. */
function firstOf(falling: Float64Array, value: number): number {
  let low = 0;
  let high = falling.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((falling[middle] as number) > value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Collects the numbers of the models of each listing. In the input and in the result, models are in the same
 * order.
 */
export async function membersByCategory(places: Int32Array, groups: Int32Array, count: number) {
  const memberStart = new Int32Array(count + 1);
  await inSlices(places.length, SLICE * 4, (from, to) => {
    for (let index = from; index < to; index += 1) {
      const after = (places[index] as number) + 1;
      memberStart[after] = (memberStart[after] as number) + 1;
    }
  });
  for (let place = 0; place < count; place += 1)
    memberStart[place + 1] = (memberStart[place + 1] as number) + (memberStart[place] as number);
  const next = memberStart.slice();
  const members = new Int32Array(groups.length);
  await inSlices(groups.length, SLICE * 4, (from, to) => {
    for (let index = from; index < to; index += 1) {
      const place = places[index] as number;
      members[next[place] as number] = groups[index] as number;
      next[place] = (next[place] as number) + 1;
    }
  });
  return { memberStart, members };
}
