import { agree, type Gender, genderOfAdjective, genderOfNoun } from '#shared/text/agreement.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { stem } from '../language/stem.ts';
import { audience } from '../language/words/audience.ts';
import { smallWords } from '../language/words/small-words.ts';
import type { GoodsDocument } from './goods-document.ts';
import { headPlace } from './head-word.ts';

/** A suggested query that has results, derived from the names of goods. */
export type WantedQuery = {
  text: string;
  /** Its words, folded, and their stems. */
  words: readonly string[];
  stems: readonly string[];
  /** Relative popularity; only comparisons are meaningful. */
  weight: number;
};

/** A query that shoppers typed and that had results, with its frequency. */
export type SearchedQuery = { text: string; times: number };

/** After this many searches, typed queries count as much as the estimates from the goods. */
const PRIOR = 300;
/** The factor by which a typed query counts more than a name of goods. */
const ASKED = 3;

/** Maximum number of suggested queries, also while they are counted. */
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

/** Creates a builder. `searched` only affects the order: typed texts are never shown to other shoppers. */
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
      // Models are numbered by popularity, and popularity is assumed to follow Zipf's law.
      const weight = 1 / (document.group + 10);
      const nameWords = spokenWords(document.name);
      const place = headPlace(nameWords.map(fold));
      const called = nameWords[place];
      if (called === undefined || /\d/.test(called)) return;
      // A «платье-рубашка» is also a dress.
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
          // A colour is a weaker suggestion than an adjective of the name.
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

/** The key of a query. Queries with the same words, in any form and order, have the same key. */
const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => !smallWords.has(word))
    .map(stem)
    .sort()
    .join(' ');

/** The share of a query among all searches. */
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
 * Queries with which shoppers may look for a model of this name: «куртка», «кожаная куртка», «юбка-карандаш»,
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

/** The words of a name in lower case. «Юбка-миди» is one word, and ё stays. */
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
