import { audienceHinted } from './language/audience.ts';
import { meanings, nearestTo } from './language/phrases.ts';
import { shopWords, smallWords } from './language/small-words.ts';
import { partTerm, toTerms } from './language/terms.ts';
import { field } from './postings.ts';
import type { Query } from './query.ts';
import { readColours } from './reading/colour.ts';
import { readDiscounts } from './reading/discount.ts';
import { readPrices } from './reading/price.ts';
import type { Reader, Reading } from './reading/reading.ts';
import { readSizes } from './reading/size.ts';
import { readAudiences, readMaterials, readNews, readSeasons } from './reading/words.ts';
import type { ShopWords } from './shop-words.ts';
import { toWant, type Want } from './wants.ts';

/** A part of a query: what it asks for as words, and as a choice if it may be one. */
export type Part = {
  first: number;
  end: number;
  want: Want;
  reading?: Reading;
  /** How much it says of what is wanted; what says least is given up first. */
  telling: number;
  /** Bits of the audience that it speaks of even when it is given up. */
  hint?: number;
  /** Whether it is a guess: its words were put right. */
  isGuess: boolean;
  /** Whether goods have its words in descriptions alone. */
  isMention: boolean;
};

/** Whichever reads first has the words. */
const readers: readonly Reader[] = [
  readPrices,
  readDiscounts,
  readNews,
  readSizes,
  readAudiences,
  readColours,
  readSeasons,
  readMaterials,
];

const TELLING = { kind: 10, word: 3, mention: 2, optional: 0 };
const LONGEST_PHRASE = 4;
const year = /^20\d\d$/;

/** Whether the last word may go on, and which words are not what was typed. */
export type AskedAs = { isUnfinished: boolean; isGuess: (word: string) => boolean };

/** The parts of a query in their order. Little words that belong to none are in none. */
export function partsOf(query: Query, shop: ShopWords, { isUnfinished, isGuess }: AskedAs): Part[] {
  const taken = query.tokens.map(() => false);
  markPhrases(query, taken);
  const phrases = [...taken];
  const readings: Reading[] = [];
  for (const read of readers) {
    for (const reading of read(query, shop, taken)) {
      taken.fill(true, reading.first, reading.end);
      readings.push(withLittleWords(query, reading, taken));
    }
  }
  const chosen = readings.map((reading) => readPart(reading, shop));
  const isTaken = taken.map((one, place) => one && !phrases[place]);
  return [...chosen, ...wordParts(query, shop, isTaken, isUnfinished)]
    .map((part) => ({
      ...part,
      isGuess: query.tokens.slice(part.first, part.end).every(({ word }) => isGuess(word)),
      isMention: isMention(shop, part.want),
    }))
    .sort((a, b) => a.first - b.first);
}

/** Phrases that mean something of their own are no choices: «искусственная кожа», «головной убор». */
function markPhrases(query: Query, taken: boolean[]): void {
  for (let place = 0; place < query.tokens.length; place++) {
    const length = phraseAt(query, place, taken);
    if (length < 2) continue;
    taken.fill(true, place, place + length);
    place += length - 1;
  }
}

/** Tokens of the longest phrase with a meaning that begins here; 0 for none. */
function phraseAt(query: Query, place: number, taken: readonly boolean[]): number {
  if (smallWords.has(query.tokens[place]?.word ?? '')) return 0;
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const tokens = query.tokens.slice(place, place + length);
    if (tokens.length < length || tokens.some((_, at) => taken[place + at])) continue;
    if (smallWords.has(tokens.at(-1)?.word ?? '')) continue;
    const key = keyOf(tokens.map(({ word }) => word));
    if (key.includes(' ') ? meanings.has(key) || nearestTo.has(key) : key === 'экокож') return length;
  }
  return 0;
}

function keyOf(words: readonly string[]): string {
  return toTerms(words)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem)
    .join(' ');
}

/** «Для» before «девочки» goes with it. */
function withLittleWords(query: Query, reading: Reading, taken: boolean[]): Reading {
  let { first } = reading;
  while (first > 0 && !taken[first - 1] && smallWords.has(query.tokens[first - 1]?.word ?? '')) {
    first--;
    taken[first] = true;
  }
  return { ...reading, first };
}

function isMention({ index: { vocabulary } }: ShopWords, { alternatives }: Want): boolean {
  const isTold = (term: number) => ((vocabulary.termFields[term] ?? 0) & ~field.description) !== 0;
  return alternatives.length > 0 && !alternatives.some(({ terms }) => terms.every(isTold));
}

type PlainPart = Omit<Part, 'isGuess' | 'isMention'>;

function readPart(reading: Reading, shop: ShopWords): PlainPart {
  const { first, end, stems, telling } = reading;
  const want = toWant(shop.index, { stems, word: '', isUnfinished: false, isComplement: true });
  return { first, end, want, reading, telling };
}

function wordParts(
  query: Query,
  shop: ShopWords,
  taken: readonly boolean[],
  isUnfinished: boolean,
): PlainPart[] {
  const { tokens } = query;
  const parts: PlainPart[] = [];
  const said = new Set<string>();
  for (let place = 0; place < tokens.length; place++) {
    if (taken[place] || isShare(query, place)) continue;
    const length = Math.max(1, phraseAt(query, place, taken));
    const words = tokens.slice(place, place + length).map(({ word }) => word);
    const next = tokens[place + length]?.word;
    const isOne = words[0] === 'без' || partTerm(words[0] ?? '', next) !== undefined;
    if (isOne && length === 1 && next !== undefined && !taken[place + 1]) words.push(next);
    const end = place + words.length;
    const terms = toTerms(words).filter(({ word }) => !smallWords.has(word));
    const isLast = isUnfinished && end === tokens.length;
    place = end - 1;
    const stems = terms.map(({ stem }) => stem);
    const key = stems.join(' ');
    // Said twice is said once.
    if (terms.length === 0 || said.has(key)) continue;
    said.add(key);
    const first = end - words.length;
    const isComplement = follows(query, first) && parts.some(({ want }) => want.isKind);
    const word = terms.at(-1)?.word ?? '';
    const whole = toWant(shop.index, { stems, word, isUnfinished: isLast, isComplement });
    // «Узкая клетка» that no goods have is a «клетка» still.
    const isKnown = whole.alternatives.length > 0 || stems.length < 2;
    const found = isKnown
      ? whole
      : toWant(shop.index, { stems: stems.slice(-1), word, isUnfinished: isLast, isComplement });
    const want = { ...found, isOptional: terms.every(({ stem }) => shopWords.has(stem) || year.test(stem)) };
    const hint = stems.reduce((bits, stem) => bits | audienceHinted(stem), 0);
    parts.push({ first, end, want, telling: tellingOf(want), hint });
  }
  return parts;
}

/** «100 %» of a fibre says nothing that can be looked for. */
function isShare({ tokens, folded }: Query, place: number): boolean {
  const token = tokens[place];
  return token !== undefined && /^\d+$/.test(token.word) && /^\s?%/.test(folded.slice(token.to));
}

/** Whether a preposition stands before it: «на джинсы», «с поясом». */
function follows({ tokens }: Query, place: number): boolean {
  const before = tokens[place - 1]?.word;
  return before !== undefined && smallWords.has(before) && !joins.has(before);
}

const joins = new Set(['и', 'или', 'либо', 'а']);

function tellingOf(want: Want): number {
  if (want.isOptional) return TELLING.optional;
  if (want.isKind) return TELLING.kind;
  return want.alternatives.length > 0 ? TELLING.word : TELLING.mention;
}
