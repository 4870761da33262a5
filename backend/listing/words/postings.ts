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
 * Inverted index. For each term, it has the models that contain the term, in ascending order; an entry is
 * `group << 8 | fields`, where the bits of `fields` say in which fields. The entries of all terms are in one
 * array, and `starts` says where those of each term begin.
 */
export type Postings = { starts: Uint32Array; entries: Uint32Array };

export type PostingsBuilder = {
  add(term: number, group: number, fields: number): void;
  /** Builds the index. It yields to the event loop from time to time. */
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
      // Yields to the event loop after a number of entries. Counting terms instead would not work, because a
      // common term has an entry for most models.
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

/** The fields of a model in which a term occurs, as bits; 0 if it occurs in none. */
export function fieldsIn({ starts, entries }: Postings, term: number, group: number): number {
  const end = starts[term + 1] ?? 0;
  const place = firstFrom(entries, starts[term] ?? 0, end, group);
  const entry = place < end ? (entries[place] ?? 0) : 0;
  return entry >>> 8 === group ? entry & 255 : 0;
}

/**
 * Index of the first entry between `from` and `to` whose model number is `group` or greater; `to` if no entry
 * has such a number.
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
 * Does the same as `firstFrom`. It is faster if model numbers are looked up in ascending order, because it
 * begins close to the last entry.
 */
export function nextFrom(entries: Uint32Array, from: number, to: number, group: number): number {
  let step = 1;
  while (from + step < to && (entries[from + step] ?? 0) < group * 256) step *= 2;
  return firstFrom(entries, from + (step >> 1), Math.min(from + step + 1, to), group);
}
