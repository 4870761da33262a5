import { likeTo, meanings, nearestTo } from '../../language/phrases.ts';
import { toTerms } from '../../language/terms.ts';
import { smallWords } from '../../language/words/small-words.ts';
import type { Query } from '../reading/query.ts';
import type { ShopWords } from '../reading/shop-words.ts';
import { joined } from './wants.ts';

const LONGEST_PHRASE = 4;

/** Tokens of the longest phrase with a meaning that begins here; 0 for none. */
export function phraseAt(query: Query, shop: ShopWords, place: number, taken: readonly boolean[]): number {
  if (smallWords.has(query.tokens[place]?.word ?? '')) return 0;
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const tokens = query.tokens.slice(place, place + length);
    if (tokens.length < length || tokens.some((_, at) => taken[place + at])) continue;
    if (smallWords.has(tokens.at(-1)?.word ?? '')) continue;
    const key = keyOf(tokens.map(({ word }) => word));
    const isWhole = !tokens.some(({ word }) => smallWords.has(word)) && joined(shop.index.vocabulary, key);
    const isPhrase = meanings.has(key) || likeTo.has(key) || nearestTo.has(key) || isWhole;
    // Words that make one term mean one thing.
    if (isPhrase || !key.includes(' ')) return length;
  }
  return 0;
}

function keyOf(words: readonly string[]): string {
  return toTerms(words)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem)
    .join(' ');
}
