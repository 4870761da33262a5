import { isOtherGoods } from '../language/other-goods.ts';
import { meanings, similarTo, substitutesFor } from '../language/phrases.ts';
import { isMadeOfNoun } from '../language/stem.ts';
import { isPattern, namesPart, partTerm, type Term, toTerms } from '../language/terms.ts';
import { hintedAudience } from '../language/words/audience.ts';
import { cutWords, shopWords, smallWords } from '../language/words/small-words.ts';
import { field } from '../words/postings.ts';
import type { Part } from './part.ts';
import { cheapnessOf } from './reading/cheapness.ts';
import { isNegated, prepositionsOf, type Query } from './reading/query.ts';
import type { ShopWords } from './reading/shop-words.ts';
import { joined, nearestWants, toWant, type Want } from './wants.ts';

export type PlainPart = Omit<Part, 'isGuess' | 'isMention'>;

const SPECIFICITY = { kind: 10, word: 3, mention: 2, optional: 0 };
/**
 * Weight of goods whose pattern differs from the requested one only in size, such as any checks instead of
 * small checks.
 */
const PATTERN = 0.6;
const year = /^20\d\d$/;

/**
 * The parts of a query that are searched for as words. Tokens that are already interpreted otherwise, for
 * example as a price, are skipped (`claimed`).
 */
export function wordParts(
  query: Query,
  shop: ShopWords,
  claimed: readonly boolean[],
  isUnfinished: boolean,
): PlainPart[] {
  const { tokens } = query;
  const parts: PlainPart[] = [];
  const seen = new Set<string>();
  for (let place = 0; place < tokens.length; place++) {
    if (claimed[place] || isShare(query, place)) continue;
    const length = Math.max(1, phraseAt(query, shop, place, claimed));
    const words = tokens.slice(place, place + length).map(({ word }) => word);
    const next = tokens[place + length]?.word;
    const isOne = words[0] === 'без' || partTerm(words[0] ?? '', next) !== undefined;
    if (isOne && length === 1 && next !== undefined && !claimed[place + 1]) words.push(next);
    const end = place + words.length;
    const terms = toTerms(words).filter(({ word }) => !smallWords.has(word));
    const isLast = isUnfinished && end === tokens.length;
    place = end - 1;
    const key = terms.map(({ stem }) => stem).join(' ');
    // A word that is repeated in the query is skipped.
    if (terms.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const first = end - words.length;
    const isAfterKind = parts.some(({ want }) => want.isKind);
    parts.push(wordPart({ query, shop, words, terms, first, end, isLast }, isAfterKind));
  }
  return parts;
}

type AskedWords = {
  query: Query;
  shop: ShopWords;
  words: readonly string[];
  terms: readonly Term[];
  first: number;
  end: number;
  isLast: boolean;
};

/**
 * Creates the part for one word or phrase of a query. After a word for a kind of goods, it may be only an
 * attribute.
 */
function wordPart(
  { query, shop, words, terms, first, end, isLast }: AskedWords,
  isAfterKind: boolean,
): PlainPart {
  const stems = terms.map(({ stem }) => stem);
  const key = stems.join(' ');
  const isComplement = isAfterKind && (follows(query, first) || (stems.length === 1 && isQuality(shop, key)));
  const word = terms.at(-1)?.word ?? '';
  const ask = { word, isUnfinished: isLast, isComplement };
  const whole = toWant(shop.index, { ...ask, stems });
  const isWithout = words[0] === 'без' && (whole.alternatives.length === 0 || isMention(shop, whole));
  if (isWithout || isNegated(query, first)) {
    const thing = toWant(shop.index, { ...ask, stems: key.replace(/^без /, '').split(' ') });
    // A negated word that occurs in descriptions only cannot exclude goods, because descriptions also say
    // what goods do not do: «не колется».
    const alternatives = isMention(shop, thing) ? [] : thing.alternatives;
    const want = { alternatives, isKind: false, isOptional: true, isUnwanted: true };
    return { first, end, want, specificity: SPECIFICITY.optional };
  }
  const isKnown = whole.alternatives.length > 0 || stems.length < 2;
  const bare = stems.length > 1 ? toWant(shop.index, { ...ask, stems: stems.slice(-1) }) : whole;
  const found = isKnown ? relaxPattern(whole, stems, bare) : relaxAttribute(whole, terms, bare);
  const cheapness = words.length === 1 ? cheapnessOf(word) : undefined;
  const isStrange = isMention(shop, found) && !follows(query, first) && isOtherGoods(key);
  // In «трикотажное платье», the first word only describes the dress, although «трикотаж» alone is a
  // category.
  const isAdjective = end < query.tokens.length && words.length === 1 && isMadeOfNoun(word);
  const want = {
    ...found,
    alternatives: isStrange ? [] : found.alternatives,
    isKind: found.isKind && !(isAdjective && found.nearest === undefined),
    ...(stems.every((one) => cutWords.has(one)) ? { isOfCut: true } : {}),
    isOptional:
      cheapness !== undefined ||
      (!meanings.has(key) && terms.every(({ stem }) => shopWords.has(stem) || year.test(stem))),
  };
  const hint = stems.reduce((bits, stem) => bits | hintedAudience(stem), 0);
  const instead = want.nearest === undefined && !isComplement ? nearestWants(shop.index, [key]) : [];
  const asked = cheapness === undefined ? {} : { cheapness };
  return { first, end, want, specificity: specificityOf(want), hint, instead, ...asked };
}

/** Names of patterns, by stem. */
const patternNames: Readonly<Record<string, string>> = {
  полоск: 'полоска',
  клетк: 'клетка',
  горох: 'горох',
  вязк: 'вязка',
  рубчик: 'рубчик',
};

/** If no goods have the small checks that the query asks for, checks of any size match. */
function relaxPattern(whole: Want, stems: readonly string[], bare: Want): Want {
  if (whole === bare || !isPattern(stems.at(-1) ?? '')) return whole;
  const alternatives = bare.alternatives.map((one) => ({ ...one, quality: one.quality * PATTERN }));
  return { ...whole, less: { alternatives, shown: patternNames[stems.at(-1) ?? ''] ?? '' } };
}

/**
 * If no goods have «узкая клетка», «клетка» matches. This does not apply to parts of garments: a search for
 * low-rise jeans must not find jeans of any rise.
 */
function relaxAttribute(whole: Want, terms: readonly Term[], bare: Want): Want {
  if (namesPart(terms) || bare.alternatives.length === 0) return whole;
  const noun = terms.at(-1);
  return { ...bare, like: bare.like ?? patternNames[noun?.stem ?? ''] ?? noun?.word ?? '' };
}

/** Whether a token is part of «100 %», which cannot be searched for as a word. */
function isShare({ tokens, folded }: Query, place: number): boolean {
  const token = tokens[place];
  return token !== undefined && /^\d+$/.test(token.word) && /^\s?%/.test(folded.slice(token.to));
}

/** Whether a preposition comes before the token: «на джинсы», «с поясом». */
function follows(query: Query, place: number): boolean {
  return prepositionsOf(query, place).length > 0;
}

/**
 * Whether a word that may name a kind of goods is used as an attribute: «оксфорд» after «рубашка» is a
 * fabric, not a shoe.
 */
function isQuality({ index: { vocabulary } }: ShopWords, key: string): boolean {
  const fields = vocabulary.termFields[vocabulary.terms.get(key) ?? -1] ?? 0;
  const isNamed = (fields & (field.head | field.name | field.category)) !== 0;
  return !isNamed && (fields & (field.attribute | field.material)) !== 0 && substitutesFor.has(key);
}

function specificityOf(want: Want): number {
  if (want.isOptional) return SPECIFICITY.optional;
  if (want.isKind) return SPECIFICITY.kind;
  return want.alternatives.length > 0 ? SPECIFICITY.word : SPECIFICITY.mention;
}

/** Whether the word occurs in descriptions of goods, but nowhere else. */
export function isMention({ index: { vocabulary } }: ShopWords, { alternatives }: Want): boolean {
  const isInNames = (term: number) => ((vocabulary.termFields[term] ?? 0) & ~field.description) !== 0;
  return alternatives.length > 0 && !alternatives.some(({ terms }) => terms.every(isInNames));
}

const LONGEST_PHRASE = 4;

/**
 * Number of tokens in the longest known phrase that begins with the token at `place`; 0 if no known phrase
 * begins there.
 */
export function phraseAt(query: Query, shop: ShopWords, place: number, claimed: readonly boolean[]): number {
  if (smallWords.has(query.tokens[place]?.word ?? '')) return 0;
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const tokens = query.tokens.slice(place, place + length);
    if (tokens.length < length || tokens.some((_, at) => claimed[place + at])) continue;
    if (smallWords.has(tokens.at(-1)?.word ?? '')) continue;
    const key = keyOf(tokens.map(({ word }) => word));
    const isWhole = !tokens.some(({ word }) => smallWords.has(word)) && joined(shop.index.vocabulary, key);
    const isPhrase = meanings.has(key) || similarTo.has(key) || substitutesFor.has(key) || isWhole;
    // If the words form one search term (a key without a space), they are treated like a known phrase.
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
