import { inSlices } from '../../platform/jobs/in-slices.ts';

/** Models of one turn. */
const SLICE = 50_000;

/** All places from the greatest value to the least; those of equal values in their order. */
export async function fromGreatest(values: Float64Array): Promise<Int32Array> {
  // Without a comparison of its own, sorting takes a few hundredths of a second for a million.
  const falling = values.slice().sort().reverse();
  const taken = new Int32Array(falling.length);
  const places = new Int32Array(falling.length);
  await inSlices(falling.length, SLICE, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const first = firstOf(falling, values[place] as number);
      const before = taken[first] as number;
      places[first + before] = place;
      taken[first] = before + 1;
    }
  });
  return places;
}

/** The first place of a value among falling ones. */
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

/** Memberships come in the order of models, so each listing's members stay in it. */
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
