import { fold, wordsOf } from '../language/letters.ts';
import { stem } from '../language/stem.ts';
import { smallWords } from '../language/words/small-words.ts';
import type { WantedQuery } from '../words/wanted-queries.ts';
import type { WordIndex } from '../words/word-index.ts';

/** The contract's bound. */
const mostQueries = 8;

/** A query that begins as was typed comes before one that has the words elsewhere. */
const BEGINS = 8;

/**
 * Whole queries that have what was typed, the most wanted first: every word of it, the last as far as it goes. Without
 * words the kinds of goods that are wanted most.
 */
export function suggestQueries({ wanted }: WordIndex, text: string): string[] {
  const words = wordsOf(fold(text));
  if (words.length === 0) {
    return wanted
      .filter((query) => query.words.length === 1)
      .slice(0, mostQueries)
      .map(toText);
  }
  const whole = words.slice(0, -1).filter((word) => !smallWords.has(word));
  const last = words.at(-1) ?? '';
  const typed = { words: whole, stems: whole.map(stem), last, lastStem: stem(last), begins: words.join(' ') };
  return wanted
    .filter((query) => has(query, typed))
    .map((query) => ({
      query,
      rank: query.weight * (query.words.join(' ').startsWith(typed.begins) ? BEGINS : 1),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostQueries)
    .map(({ query }) => query.text);
}

type Typed = { words: string[]; stems: string[]; last: string; lastStem: string };

function has({ words, stems }: WantedQuery, typed: Typed): boolean {
  const place = words.findIndex((word, at) => word.startsWith(typed.last) || isForm(stems[at], typed));
  if (place < 0) return false;
  return typed.stems.every((one) => stems.includes(one));
}

/** «Пальт» is no form of anything yet, «платьев» is one of «платье». */
function isForm(stemOf: string | undefined, { last, lastStem }: Typed): boolean {
  return last.length >= 4 && stemOf === lastStem;
}

const toText = ({ text }: { text: string }): string => text;
