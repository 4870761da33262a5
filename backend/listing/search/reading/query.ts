import { fold } from '../../language/letters.ts';
import { expandAbbreviations } from '../../language/words/rewritings.ts';
import { smallWords } from '../../language/words/small-words.ts';

/** A query in normalised form, and its words with their positions in the text. */
export type Query = { text: string; folded: string; tokens: readonly Token[] };

/** A word or number, and its position in the text. «43,5» and «75B» are single tokens. */
type Token = { word: string; from: number; to: number };

/** Maximum number of tokens. More words would take time without making the query clearer. */
const MOST_TOKENS = 24;

/** Matches a token: a number that ends in «,5», such as a half size, or a sequence of letters and digits. */
const tokenPattern = /\d+[.,]5(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

export function toQuery(text: string): Query {
  const clean = expandAbbreviations(text.normalize('NFKC'))
    // Removes invisible characters that copied text contains: soft hyphens, joiners, direction marks.
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const small = fold(clean);
  // Positions must be valid in the folded and the original text, so the folded text is used only if it has
  // the same length. Some foreign letters have another length in lower case.
  const folded = small.length === clean.length ? small : clean;
  const tokens = [...folded.matchAll(tokenPattern)].slice(0, MOST_TOKENS).map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  return { text: clean, folded, tokens };
}

/** The text of the query without the given parts, and with single spaces. */
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

/**
 * The tokens between two positions of the text; `end` is exclusive. Undefined if a position is inside a
 * token.
 */
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

/**
 * The function words directly before a token, nearest first. A conjunction ends the search, because it joins
 * the token to an earlier word.
 */
export function prepositionsOf({ tokens }: Query, place: number): string[] {
  const found: string[] = [];
  for (let at = place - 1; at >= 0; at--) {
    const word = tokens[at]?.word ?? '';
    if (!smallWords.has(word) || joins.has(word)) break;
    found.push(word);
  }
  return found;
}

/** Whether a token is negated: «не из шерсти», «кроме кожи», «без капюшона». */
export function isNegated(query: Query, place: number): boolean {
  return prepositionsOf(query, place).some((word) => negations.has(word));
}
