import { inSlices } from '../../platform/jobs/in-slices.ts';
import type { GoodsSnapshot } from './goods-snapshot.ts';
import {
  COLOUR,
  colourRow,
  IS_REDUCED,
  MODEL,
  modelRow,
  type NarrowRows,
  SOME_REDUCED,
  sumUpRow,
} from './narrow-rows.ts';

/**
 * The rows of reduced colours and of their models, as if these had no others: counting a sale would spend most of its
 * time on passing over all that is not reduced. A model keeps its place, without colours, when none is reduced any more.
 */
export type ReducedRows = {
  words: Int32Array;
  /** Words that are in use; there may be room behind them. */
  filled: number;
  /** Where the row of a model begins, by models; −1 for one that has none. */
  at: Int32Array;
  /** Where rows begin, in their order; as many as `count` says. */
  places: Int32Array;
  count: number;
};

type Columns = Pick<GoodsSnapshot, 'variantStart' | 'sizes'>;

/** Makes the rows of all reduced goods, in the order of all rows, which is that of `groups`. */
export async function toReducedRows(
  columns: Columns,
  rows: NarrowRows,
  groups: Int32Array,
): Promise<ReducedRows> {
  const reduced: ReducedRows = {
    words: new Int32Array(Math.ceil(rows.words.length / 16)),
    filled: 0,
    at: new Int32Array(groups.length).fill(-1),
    places: new Int32Array(Math.ceil(groups.length / 16)),
    count: 0,
  };
  await inSlices(groups.length, 20_000, (from, to) => {
    for (const group of groups.subarray(from, to)) writeReducedRows(columns, rows, reduced, group);
  });
  return reduced;
}

/** Rewrites the rows of a model and its reduced colours, after those of all its colours. */
export function writeReducedRows(
  columns: Columns,
  rows: NarrowRows,
  reduced: ReducedRows,
  group: number,
): void {
  const from = rows.at[group] as number;
  const isReduced = ((rows.words[from + modelRow.facts] as number) & SOME_REDUCED) !== 0;
  if ((reduced.at[group] as number) < 0) {
    if (!isReduced) return;
    addRow(
      reduced,
      group,
      (columns.variantStart[group + 1] as number) - (columns.variantStart[group] as number),
    );
  }
  takeReduced(columns, rows.words, from, reduced.words, reduced.at[group] as number);
}

/** Any of its colours may be reduced one day. */
function addRow(reduced: ReducedRows, group: number, colours: number): void {
  const length = MODEL + colours * COLOUR;
  reduced.words = withRoom(reduced.words, reduced.filled + length);
  reduced.places = withRoom(reduced.places, reduced.count + 1);
  reduced.at[group] = reduced.filled;
  reduced.places[reduced.count] = reduced.filled;
  reduced.filled += length;
  reduced.count += 1;
}

function withRoom(words: Int32Array, length: number): Int32Array {
  if (length <= words.length) return words;
  const wider = new Int32Array(Math.ceil(length * 1.5));
  wider.set(words);
  return wider;
}

function takeReduced(
  { variantStart, sizes }: Columns,
  words: Int32Array,
  at: number,
  into: Int32Array,
  begin: number,
): void {
  const group = words[at + modelRow.group] as number;
  const first = variantStart[group] as number;
  const count = (variantStart[group + 1] as number) - first;
  let made = 0;
  let taken = 0;
  for (let place = 0; place < count; place += 1) {
    const from = at + MODEL + place * COLOUR;
    if (((words[from + colourRow.facts] as number) & IS_REDUCED) === 0) continue;
    const row = begin + MODEL + taken * COLOUR;
    for (let word = 0; word < COLOUR; word += 1) into[row + word] = words[from + word] as number;
    made |= sizes.made[first + place] as number;
    taken += 1;
  }
  into[begin + modelRow.profile] = words[at + modelRow.profile] as number;
  into[begin + modelRow.made] = made;
  into[begin + modelRow.group] = group;
  sumUpRow(into, begin, taken);
}
