import { neighbours } from './keyboard.ts';

const ALIKE = 0.45;
/** Cost of a letter that was doubled by mistake, and of a soft sign that is missing or superfluous. */
const SLIGHT = 0.45;

/** Maximum length of a word in letters. Longer words are not compared. */
const LONGEST = 48;

/**
 * Costs of a wrong letter: NEIGHBOUR for a letter from a neighbouring key, UNLIKE for any other letter. Any
 * other letter costs more, because shoppers rarely confuse letters that are far apart on the keyboard and
 * sound different.
 */
const NEIGHBOUR = 0.9;
const UNLIKE = 1.1;

/**
 * The size of tables indexed by letter. The index is the last six bits of a letter's code point; they differ
 * for all Russian letters.
 */
const CODES = 64;
const codeAt = (word: string, place: number) => word.charCodeAt(place) & (CODES - 1);

/**
 * For each pair of letters, the cost of typing one instead of the other. It is low if the letters sound
 * alike.
 */
const changes = new Float32Array(CODES * CODES).fill(UNLIKE);
for (let code = 0; code < CODES; code++) changes[code * CODES + code] = 0;
for (const [one, other] of neighbours) {
  changes[codeAt(one, 0) * CODES + codeAt(other, 0)] = NEIGHBOUR;
  changes[codeAt(other, 0) * CODES + codeAt(one, 0)] = NEIGHBOUR;
}
for (const pair of 'оа ео еи иы еэ яа юу бп дт гк зс вф жш шщ цс ея йи'.split(' ')) {
  const [one, other] = [codeAt(pair, 0), codeAt(pair, 1)];
  changes[one * CODES + other] = ALIKE;
  changes[other * CODES + one] = ALIKE;
}

const silent = new Set([codeAt('ь', 0), codeAt('ъ', 0)]);

/** A word as indexes of its letters. `slips` is the cost of omitting or inserting each letter. */
type Spelling = { codes: Uint8Array; slips: Float32Array; length: number };
const spelling = (): Spelling => ({
  codes: new Uint8Array(LONGEST),
  slips: new Float32Array(LONGEST),
  length: 0,
});

const spellings = [spelling(), spelling()] as const;
const rows = [new Float32Array(LONGEST), new Float32Array(LONGEST), new Float32Array(LONGEST)] as const;

/**
 * The weighted edit distance of two words. A letter that is missing, added or transposed costs 1. A wrong
 * letter costs a little more, but less if it is on a neighbouring key, and least if it sounds alike. Infinity
 * if the distance exceeds `most`.
 */
export function distance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  const gap = Math.abs(one.length - other.length);
  if (gap * SLIGHT > most || Math.max(one.length, other.length) >= LONGEST) return Number.POSITIVE_INFINITY;
  const [from, to] = [spell(one, spellings[0]), spell(other, spellings[1])];
  let [before, last, row]: readonly Float32Array[] = rows;
  if (!before || !last || !row) return Number.POSITIVE_INFINITY;
  last[0] = 0;
  for (let j = 1; j <= to.length; j++) last[j] = (last[j - 1] as number) + (to.slips[j - 1] as number);
  for (let i = 1; i <= from.length; i++) {
    const letter = from.codes[i - 1] as number;
    const left = from.slips[i - 1] as number;
    let least = (last[0] as number) + left;
    row[0] = least;
    for (let j = 1; j <= to.length; j++) {
      const wanted = to.codes[j - 1] as number;
      let cost = (last[j - 1] as number) + (changes[letter * CODES + wanted] as number);
      cost = Math.min(cost, (last[j] as number) + left, (row[j - 1] as number) + (to.slips[j - 1] as number));
      const swapped =
        i > 1 && j > 1 && letter !== wanted && letter === to.codes[j - 2] && from.codes[i - 2] === wanted;
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    const used: Float32Array = before;
    before = last;
    last = row;
    row = used;
  }
  const found = last[to.length] as number;
  return found > most ? Number.POSITIVE_INFINITY : found;
}

function spell(word: string, into: Spelling): Spelling {
  into.length = word.length;
  for (let place = 0; place < word.length; place++) {
    const code = codeAt(word, place);
    into.codes[place] = code;
    const isSlight = silent.has(code) || (place > 0 && into.codes[place - 1] === code);
    into.slips[place] = isSlight ? SLIGHT : 1;
  }
  return into;
}
