import { agree, type Gender, genderOfAdjective, genderOfNoun } from '#shared/text/agreement.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { stem } from '../language/stem.ts';
import { audience } from '../language/words/audience.ts';
import { smallWords } from '../language/words/small-words.ts';
import type { GoodsDocument } from './goods-document.ts';
import { headPlace } from './head-word.ts';

/** A query that may be suggested. It is made from names of goods, so it has results. */
export type WantedQuery = {
  text: string;
  /** Words of the query, folded, and their stems. */
  words: readonly string[];
  stems: readonly string[];
  /** Estimated popularity. Only the order of weights has a meaning. */
  weight: number;
};

/** A query that shoppers typed and that had results, with its frequency. */
export type SearchedQuery = { text: string; times: number };

/**
 * Once this many searches are known, queries that shoppers typed count as much as the estimates from names of
 * goods.
 */
const PRIOR = 300;
/** A query that shoppers typed counts this many times as much as one from a name of goods. */
const ASKED = 3;

/**
 * Maximum number of queries to suggest (`MOST_QUERIES`) and of queries that are counted to find them
 * (`MOST_COUNTED`).
 */
const MOST_QUERIES = 4000;
const MOST_COUNTED = 60_000;

const audienceWords: readonly [number, string][] = [
  [audience.women, 'женский'],
  [audience.men, 'мужской'],
  [audience.children, 'детский'],
];

type Counted = { weight: number; goods: number };
type Kind = { genders: Map<Gender, number>; colours: Map<string, number>; audiences: Map<string, number> };

export type WantedQueriesBuilder = {
  add(document: GoodsDocument, forWhom: number): void;
  finish(): WantedQuery[];
};

/**
 * Creates a builder of suggested queries. `searched` only affects their order: a text that a shopper typed is
 * never shown to others.
 */
export function createWantedQueries(searched: readonly SearchedQuery[] = []): WantedQueriesBuilder {
  const counted = new Map<string, Counted>();
  const kinds = new Map<string, Kind>();

  function count(text: string, weight: number): void {
    const entry = counted.get(text);
    if (entry) {
      entry.weight += weight;
      entry.goods++;
    } else if (counted.size < MOST_COUNTED) counted.set(text, { weight, goods: 1 });
  }

  function kindOf(head: string): Kind | undefined {
    const kind = kinds.get(head);
    if (kind || kinds.size >= MOST_QUERIES) return kind;
    const made: Kind = { genders: new Map(), colours: new Map(), audiences: new Map() };
    kinds.set(head, made);
    return made;
  }

  return {
    add(document, forWhom) {
      // The weight of a name is estimated by Zipf's law: models are numbered by popularity, and a model is
      // searched for less often the higher its number is.
      const weight = 1 / (document.group + 10);
      const nameWords = spokenWords(document.name);
      const place = headPlace(nameWords.map(fold));
      const called = nameWords[place];
      if (called === undefined || /\d/.test(called)) return;
      // A «платье-рубашка» also counts for the query «платье».
      const [head = called] = called.split('-');
      if (called !== head) count(called, weight);
      for (const text of namesOf(nameWords.with(place, head), place)) count(text, weight);
      const kind = kindOf(head);
      if (!kind) return;
      for (const word of nameWords.slice(0, place)) {
        const gender = genderOfAdjective(word);
        if (gender) add(kind.genders, gender, 1);
      }
      for (const family of new Set(document.variants.map(({ colourFamily }) => colourFamily))) {
        add(kind.colours, family.toLowerCase(), weight);
      }
      for (const [bits, word] of audienceWords) if (forWhom & bits) add(kind.audiences, word, weight);
    },
    finish() {
      for (const [head, { genders, colours, audiences }] of kinds) {
        const [gender = genderOfNoun(head)] = [...genders].sort((a, b) => b[1] - a[1]).map(([one]) => one);
        for (const [adjective, weight] of [...colours, ...audiences]) {
          const agreed = agree(adjective, gender);
          // A query with a colour is a weaker suggestion than one with an adjective from the name.
          const text = agreed === undefined ? `${head} ${adjective}` : `${agreed} ${head}`;
          if (!counted.has(text)) counted.set(text, { weight: weight * 0.5, goods: 1 });
        }
      }
      const shareOf = sharesOf(searched);
      const all = [...counted.values()].reduce((sum, { weight }) => sum + weight, 0);
      return [...counted]
        .sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1))
        .slice(0, MOST_QUERIES)
        .map(([text, { weight }]) => {
          const words = wordsOf(fold(text));
          const stems = words.map(stem);
          return { text, words, stems, weight: weight / all + ASKED * shareOf(keyOf(words)) };
        })
        .sort((one, other) => other.weight - one.weight);
    },
  };
}

/** Key under which equal queries are counted together: those with the same words, in any form and order. */
const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => !smallWords.has(word))
    .map(stem)
    .sort()
    .join(' ');

/** Creates a function that returns a query's share of all searches. */
function sharesOf(searched: readonly SearchedQuery[]): (key: string) => number {
  const timesOf = new Map<string, number>();
  let all = PRIOR;
  for (const { text, times } of searched) {
    add(timesOf, keyOf(wordsOf(fold(text))), times);
    all += times;
  }
  return (key) => (timesOf.get(key) ?? 0) / all;
}

/**
 * Queries by which shoppers may look for a model with this name: «куртка», «кожаная куртка», «юбка-карандаш»,
 * «платье в горох».
 */
function namesOf(nameWords: readonly string[], place: number): string[] {
  const head = nameWords[place] ?? '';
  const tail = nameWords.slice(place + 1);
  const names = [head];
  for (const word of nameWords.slice(0, place)) {
    if (genderOfAdjective(word)) names.push(`${word} ${head}`);
  }
  const isShortPhrase = tail.length >= 2 && tail.length <= 3 && smallWords.has(fold(tail[0] ?? ''));
  if (isShortPhrase && !tail.slice(1).some((word) => smallWords.has(fold(word)))) {
    names.push(`${head} ${tail.join(' ')}`);
  }
  return names.map((name) => name.slice(0, 100));
}

/** The words of a name in lower case. «Юбка-миди» stays one word, and ё is kept. */
function spokenWords(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu);
  return words ?? [];
}

function add<T>(counts: Map<T, number>, key: T, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}
