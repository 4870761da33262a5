import { smallWords } from '../language/words/small-words.ts';
import { field } from '../words/postings.ts';
import { isListed } from './attempts.ts';
import type { Part } from './part.ts';
import { readAttributes } from './reading/attributes.ts';
import { readColours } from './reading/colour.ts';
import { readDiscounts } from './reading/discount.ts';
import { readPrices } from './reading/price.ts';
import type { Query } from './reading/query.ts';
import type { Reader, Reading } from './reading/reading.ts';
import type { ShopWords } from './reading/shop-words.ts';
import { readSizes } from './reading/size.ts';
import { readAudiences, readMaterials, readNews, readSeasons } from './reading/words.ts';
import { toWant } from './wants.ts';
import { isMention, type PlainPart, phraseAt, wordParts } from './word-parts.ts';

/**
 * The functions that recognise facet values, in order of priority: each word belongs to the first function
 * that recognises it.
 */
const readers: readonly Reader[] = [
  readPrices,
  readDiscounts,
  readNews,
  readSizes,
  readAudiences,
  readColours,
  readSeasons,
  readMaterials,
  readAttributes,
];

/**
 * `isUnfinished`: whether the shopper may still be typing the last word. `isGuess`: whether a word is the
 * correction of a typed word.
 */
export type TypingState = { isUnfinished: boolean; isGuess: (word: string) => boolean };

/** Splits a query into its parts, in order. Function words that belong to no part are left out. */
export function partsOf(query: Query, shop: ShopWords, { isUnfinished, isGuess }: TypingState): Part[] {
  const claimed = query.tokens.map(() => false);
  markPhrases(query, shop, claimed);
  const phrases = [...claimed];
  const readings: Reading[] = [];
  for (const read of readers) {
    for (const reading of read(query, shop, claimed)) {
      claimed.fill(true, reading.first, reading.end);
      readings.push(withLittleWords(query, reading, claimed));
    }
  }
  const chosen = readings.map((reading) => readPart(reading, shop));
  const isClaimed = claimed.map((one, place) => one && !phrases[place]);
  const parts = [...chosen, ...wordParts(query, shop, isClaimed, isUnfinished)]
    .map((part) => ({
      ...part,
      isGuess: query.tokens.slice(part.first, part.end).every(({ word }) => isGuess(word)),
      isMention: isMention(shop, part.want),
    }))
    .sort((a, b) => a.first - b.first);
  return withoutLesserKinds(query, shop, parts);
}

/**
 * Removes substitutes that are not needed. The query «платье корсет» is for a dress, so no substitute for a
 * corset is shown. The substitute is useful only for the query «корсет».
 */
function withoutLesserKinds(query: Query, { index }: ShopWords, parts: readonly Part[]): Part[] {
  const isHead = (term: number) => ((index.vocabulary.termFields[term] ?? 0) & field.head) !== 0;
  const isSold = ({ want }: Part) =>
    want.isKind && want.nearest === undefined && want.alternatives[0]?.terms.some(isHead) === true;
  if (!parts.some(isSold)) return [...parts];
  return parts.map((part, place) => {
    const isLesser = part.want.isKind && part.want.nearest !== undefined;
    const isOneOfList =
      isListed(query, parts[place - 1], part) ||
      (parts[place + 1] && isListed(query, part, parts[place + 1] ?? part));
    if (!isLesser || isOneOfList) return part;
    return { ...part, want: { alternatives: [], isKind: false, isOptional: false } };
  });
}

/**
 * Marks the words of phrases whose meaning differs from that of their words, such as «искусственная кожа» or
 * «головной убор», so that the words are not interpreted as facet values.
 */
function markPhrases(query: Query, shop: ShopWords, claimed: boolean[]): void {
  for (let place = 0; place < query.tokens.length; place++) {
    const length = phraseAt(query, shop, place, claimed);
    if (length < 2) continue;
    claimed.fill(true, place, place + length);
    place += length - 1;
  }
}

/** Adds to a reading the function words before it, such as «для» in «для девочки». */
function withLittleWords(query: Query, reading: Reading, claimed: boolean[]): Reading {
  let { first } = reading;
  while (first > 0 && !claimed[first - 1] && smallWords.has(query.tokens[first - 1]?.word ?? '')) {
    first--;
    claimed[first] = true;
  }
  return { ...reading, first };
}

function readPart(reading: Reading, shop: ShopWords): PlainPart {
  const { first, end, stems, specificity, hint } = reading;
  const want = toWant(shop.index, { stems, word: '', isUnfinished: false, isComplement: true });
  return { first, end, want, reading, specificity, ...(hint === undefined ? {} : { hint }) };
}
