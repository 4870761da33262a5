import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type GrowingList, growingList, push } from './growing-list.ts';

/** The fields of goods in which a term occurs, one bit each. */
export const field = {
  /** The noun that names the kind of goods: «платье» in «Льняное платье в полоску». */
  head: 1,
  name: 2,
  category: 4,
  colour: 8,
  line: 16,
  /** The main fibre. */
  material: 32,
  /** Properties, other fibres, season, fit and collections. */
  attribute: 64,
  description: 128,
} as const;

/** Model numbers have 24 bits, which leaves 8 for fields. */
export const mostGroups = 2 ** 24;

const ENTRIES_OF_A_TURN = 1_000_000;

/**
 * Inverted index. For each term, it has the models in ascending order, each with its fields as `group << 8 |
 * fields`. All terms share one array.
 */
export type Postings = { starts: Uint32Array; entries: Uint32Array };

export type PostingsBuilder = {
  add(term: number, group: number, fields: number): void;
  /** Builds the index. Pauses from time to time, so that other work can run. */
  finish(termCount: number): Promise<Postings>;
};

export function createPostingsBuilder(): PostingsBuilder {
  const lists: GrowingList[] = [];
  return {
    add(term, group, fields) {
      let list = lists[term];
      if (list === undefined) {
        list = growingList();
        lists[term] = list;
      }
      push(list, ((group << 8) | fields) >>> 0);
    },
    async finish(termCount) {
      const starts = new Uint32Array(termCount + 1);
      for (let term = 0; term < termCount; term++) {
        starts[term + 1] = (starts[term] ?? 0) + (lists[term]?.length ?? 0);
      }
      const entries = new Uint32Array(starts[termCount] ?? 0);
      // Yields after a number of entries, not of terms, because a common term occurs in most models.
      for (let term = 0, sinceBreath = 0; term < termCount; term++) {
        const list = lists[term];
        if (list === undefined) continue;
        const filled = list.values.subarray(0, list.length);
        if (!isAscending(filled)) filled.sort();
        entries.set(filled, starts[term]);
        lists[term] = growingList(0);
        sinceBreath += filled.length + 100;
        if (sinceBreath < ENTRIES_OF_A_TURN) continue;
        sinceBreath = 0;
        await yieldToEventLoop();
      }
      return { starts, entries };
    },
  };
}

function isAscending(values: Uint32Array): boolean {
  for (let place = 1; place < values.length; place++) {
    if ((values[place] ?? 0) < (values[place - 1] ?? 0)) return false;
  }
  return true;
}

/** The fields of a model in which a term occurs; 0 if the model does not have the term. */
export function fieldsIn({ starts, entries }: Postings, term: number, group: number): number {
  const end = starts[term + 1] ?? 0;
  const place = firstFrom(entries, starts[term] ?? 0, end, group);
  const entry = place < end ? (entries[place] ?? 0) : 0;
  return entry >>> 8 === group ? entry & 255 : 0;
}

/**
 * The index of the first entry within a range whose model number is at least the given one. If there is no
 * such entry, the end of the range.
 */
function firstFrom(entries: Uint32Array, from: number, to: number, group: number): number {
  const wanted = group * 256;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the same as `firstFrom`, but is faster if model numbers are looked up in ascending order, because
 * the entry is then usually close.
 */
export function nextFrom(entries: Uint32Array, from: number, to: number, group: number): number {
  let step = 1;
  while (from + step < to && (entries[from + step] ?? 0) < group * 256) step *= 2;
  return firstFrom(entries, from + (step >> 1), Math.min(from + step + 1, to), group);
}
