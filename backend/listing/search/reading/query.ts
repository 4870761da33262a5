import { fold } from '../../language/letters.ts';
import { writtenOut } from '../../language/words/rewritings.ts';
import { smallWords } from '../../language/words/small-words.ts';

/** A query as the search reads it: the text in one writing, and its words with their places there. */
export type Query = { text: string; folded: string; tokens: readonly Token[] };

/** A word or a number; «43,5» and «75B» are one. */
type Token = { word: string; from: number; to: number };

/** More words make no query clearer, only dearer. */
const MOST_TOKENS = 24;

/** A decimal number or a run of letters and digits. */
const tokenPattern = /\d+[.,]5(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

export function toQuery(text: string): Query {
  const clean = writtenOut(text.normalize('NFKC'))
    // Signs without a shape stand inside of copied words: soft hyphens, joiners, marks of direction.
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const small = fold(clean);
  // Some foreign letters change their length with their case; their places would be lost.
  const folded = small.length === clean.length ? small : clean;
  const tokens = [...folded.matchAll(tokenPattern)].slice(0, MOST_TOKENS).map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  return { text: clean, folded, tokens };
}

/** The text without the tokens from `first` to before `end`, with single spaces. */
export function without({ text, tokens }: Query, parts: readonly { first: number; end: number }[]): string {
  const cut = parts
    .flatMap(({ first, end }) => {
      const [from, to] = [tokens[first]?.from, tokens[end - 1]?.to];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    })
    .sort((a, b) => b.from - a.from);
  const left = cut.reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return left
    .replace(/(^|\s)[%№#+&]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:–—-]+|[\s,.;:–—-]+$/g, '')
    .trim();
}

/** The tokens that lie within a stretch of the text, as places from `first` to before `end`; none when they are not whole. */
export function tokensWithin(
  { tokens }: Query,
  from: number,
  to: number,
): { first: number; end: number } | undefined {
  const first = tokens.findIndex((token) => token.from >= from);
  if (first < 0) return undefined;
  let end = first;
  while (end < tokens.length && (tokens[end]?.to ?? Number.POSITIVE_INFINITY) <= to) end++;
  return end > first ? { first, end } : undefined;
}

const negations = new Set(['не', 'без', 'кроме']);
const joins = new Set(['и', 'или', 'либо', 'а']);

/** The little words right before a token, the last first, as far as they do not join it to what stands before. */
export function prepositionsOf({ tokens }: Query, place: number): string[] {
  const found: string[] = [];
  for (let at = place - 1; at >= 0; at--) {
    const word = tokens[at]?.word ?? '';
    if (!smallWords.has(word) || joins.has(word)) break;
    found.push(word);
  }
  return found;
}

/** «Не из шерсти», «кроме кожи», «без капюшона». */
export function isNegated(query: Query, place: number): boolean {
  return prepositionsOf(query, place).some((word) => negations.has(word));
}
