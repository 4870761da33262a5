import { inLatinLayout, inRussianLayout } from '#shared/text/keyboard-layout.ts';
import { lookingRussian } from '#shared/text/one-script.ts';
import { knownStems } from '../language/known-words.ts';
import { fold, isRussian, wordsOf } from '../language/letters.ts';
import { isOtherGoods } from '../language/other-goods.ts';
import { stem } from '../language/stem.ts';
import { audienceOfQuery } from '../language/words/audience.ts';
import { basesOf } from '../language/words/diminutives.ts';
import { shopWords, smallWords } from '../language/words/small-words.ts';
import { findCode, plainCode } from '../words/codes.ts';
import { isSpecific, rangeOf, type Vocabulary } from '../words/vocabulary.ts';
import type { WordIndex } from '../words/word-index.ts';
import { bySound, bySoundBeginning, correct, soundingAlike } from './corrections.ts';
import { toQuery } from './reading/query.ts';
import { russianLetters } from './reading/size-tables.ts';
import { nounTest } from './wants.ts';

/** Whether the search knows a folded word. */
function isKnown({ vocabulary }: WordIndex, word: string): boolean {
  if (/\d/.test(word) || smallWords.has(word)) return true;
  const own = stem(word);
  return (
    vocabulary.terms.has(own) ||
    knownStems.has(own) ||
    shopWords.has(own) ||
    isOtherGoods(own) ||
    audienceOfQuery(own) !== 0 ||
    basesOf(word, nounTest(vocabulary)).some((base) => vocabulary.terms.has(base) || knownStems.has(base))
  );
}

/**
 * Corrects the unknown words of a query if possible: words typed in the wrong keyboard layout,
 * transliterations, missing or additional spaces, and typing mistakes. If `isUnfinished` is true, the last
 * word may also be the beginning of a known word.
 */
export function correctSpelling(index: WordIndex, text: string, isUnfinished: boolean): string {
  const chunks = text.split(' ');
  const typed = chunks.map((chunk, place) =>
    correctLetters(index, chunk, isUnfinished && place === chunks.length - 1),
  );
  return correctWords(index, typed.join(' '), isUnfinished);
}

/**
 * Maximum distance for a correction of the base word of a diminutive. The base word is a guess already, so
 * only one letter may be wrong, and only by one that sounds alike.
 */
const ALIKE = 0.65;
const latinLetter = /[a-z]/i;
/**
 * One to three Latin letters may be a size, so they are not treated as typed in the wrong keyboard layout.
 */
const short = /^[a-z]{1,3}$/i;
const trailingSigns = /[.,;:'"\]}]+$/;

function correctLetters(index: WordIndex, chunk: string, isLast: boolean): string {
  const words = wordsOf(fold(chunk));
  const isCode = /\d/.test(chunk) && findCode(index.codes, plainCode(chunk)).length > 0;
  if (isCode || words.every((word) => isKnown(index, word))) {
    // The keys «;» and «,» are letters in the Russian layout. So in «k.,jdm», the punctuation is converted as
    // well.
    if (isCode || !latinLetter.test(chunk) || words.some((word) => index.vocabulary.terms.has(stem(word))))
      return chunk;
    if (words.every((word) => knownStems.has(word) || /\d/.test(word) || short.test(word))) return chunk;
  }
  if (!latinLetter.test(chunk)) {
    // In «размер м», «м» is a size and not a «v» that was typed in the wrong layout.
    if (russianLetters[words[0] ?? '']) return chunk;
    const latin = inLatinLayout(fold(chunk));
    const typed = wordsOf(latin);
    const isReal =
      typed.length > 0 &&
      typed.every((word) => index.vocabulary.terms.has(word) || (word.length > 2 && knownStems.has(word)));
    return isReal || findCode(index.codes, plainCode(latin)).length > 0 ? latin : chunk;
  }
  return fromLatin(index, chunk, words, isLast) ?? chunk;
}

function fromLatin(
  index: WordIndex,
  chunk: string,
  words: readonly string[],
  isLast: boolean,
): string | undefined {
  const { vocabulary } = index;
  const small = chunk.toLowerCase();
  // Removes the apostrophe inside a word in Latin letters, as in «plat'e».
  const latin = wordsOf(fold(chunk.replace(/['’`](?=[a-z])/gi, '')));
  const typed = [small, small.replace(trailingSigns, '')].map(inRussianLayout);
  const whole = typed.find(
    (text) => areWords(text) && wordsOf(fold(text)).every((word) => isKnown(index, word)),
  );
  if (whole !== undefined) return whole;
  // Converts Latin letters that look like Russian ones to Russian letters, as in «MOXEP».
  const looking = words.map((word) => lookingRussian(word) ?? word);
  if (looking.every((word) => word.length >= 3 && isRussian(word) && isKnown(index, word)))
    return looking.join(' ');
  if (short.test(chunk) && !isLast) return undefined;
  const sounds = latin.map((word) =>
    latinLetter.test(word) ? bySound(vocabulary, word) : { word, cost: 0 },
  );
  if (sounds.every((sound) => sound?.cost === 0)) return sounds.map((sound) => sound?.word ?? '').join(' ');
  if (isLast) {
    const begun = typed.find((text) => areWords(text) && beginsWord(vocabulary, fold(text)));
    if (begun !== undefined) return begun;
    const [only = ''] = words;
    const begins = words.length === 1 && only.length >= 3 ? bySoundBeginning(vocabulary, only) : undefined;
    if (begins !== undefined) return begins;
  }
  const corrected = typed.filter(areWords).flatMap((text) => {
    const corrections = wordsOf(fold(text)).map((word) =>
      isKnown(index, word) ? { word, cost: 0 } : word.length >= 5 ? correct(vocabulary, word) : undefined,
    );
    return corrections.every((one) => one !== undefined && one.cost <= 1) ? [corrections] : [];
  });
  const candidates = [...corrected, ...(sounds.every((sound) => sound !== undefined) ? [sounds] : [])]
    .map((found) => ({
      text: found.map((one) => one?.word ?? '').join(' '),
      cost: found.reduce((sum, one) => sum + (one?.cost ?? 0), 0),
    }))
    .sort((a, b) => a.cost - b.cost);
  return candidates[0]?.text;
}

function areWords(text: string): boolean {
  return /^[а-яё\d -]+$/.test(text) && /[а-яё]{2}/.test(text);
}

function correctWords(index: WordIndex, text: string, isUnfinished: boolean): string {
  const query = toQuery(text);
  const { tokens } = query;
  const changes: { from: number; to: number; word: string }[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place];
    if (!token) continue;
    const next = tokens[place + 1];
    const joined = next && joinWords(index, token.word, next.word);
    if (next && joined) {
      changes.push({ from: token.from, to: next.to, word: joined });
      place++;
      continue;
    }
    if (!isRussian(token.word) || isKnown(index, token.word)) continue;
    const isLast = isUnfinished && place === tokens.length - 1;
    if (isLast && token.word.length >= 3 && beginsWord(index.vocabulary, token.word)) continue;
    const word = correctWord(index, token.word);
    if (word !== undefined) changes.push({ from: token.from, to: token.to, word });
  }
  return changes.reduceRight(
    (corrected, { from, to, word }) => `${corrected.slice(0, from)}${word}${corrected.slice(to)}`,
    query.text,
  );
}

/**
 * Corrects an unknown word: adds a missing space, corrects typing mistakes, or finds a word that sounds the
 * same («йубка»).
 */
function correctWord(index: WordIndex, word: string): string | undefined {
  const { vocabulary } = index;
  const corrected =
    splitWords(index, word) ?? correct(vocabulary, word)?.word ?? soundingAlike(vocabulary, word);
  if (corrected !== undefined) return corrected;
  // A misspelled diminutive such as «насочки» is corrected by correcting its base word.
  const bases = basesOf(word, () => false).filter(({ length }) => length >= 4);
  return bases.map((base) => correct(vocabulary, base)).find((one) => one && one.cost < ALIKE)?.word;
}

/** Whether a word of the goods, outside descriptions, begins with these letters. */
function beginsWord(vocabulary: Vocabulary, beginning: string): boolean {
  const [first, end] = rangeOf(vocabulary, beginning);
  for (let place = first; place < end; place++) if (isSpecific(vocabulary, place)) return true;
  return false;
}

/** Joins two words that were separated by mistake: «фут болка». */
function joinWords(index: WordIndex, one: string, other: string): string | undefined {
  if (!isRussian(one) || !isRussian(other)) return undefined;
  if (smallWords.has(one) || smallWords.has(other)) return undefined;
  // In «платье м», «м» is a size and not the end of «платьем».
  if (russianLetters[one] || russianLetters[other]) return undefined;
  if (isKnown(index, one) && isKnown(index, other)) return undefined;
  return isKnown(index, one + other) ? one + other : undefined;
}

/** Splits a word in which a space is missing, such as «красноеплатье». Both parts must be known words. */
function splitWords(index: WordIndex, word: string): string | undefined {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (isWritten(index.vocabulary, one) && isWritten(index.vocabulary, other)) return `${one} ${other}`;
  }
  return undefined;
}

function isWritten(vocabulary: Vocabulary, word: string): boolean {
  const [first] = rangeOf(vocabulary, word);
  return vocabulary.words[first] === word && (word.length >= 4 || isSpecific(vocabulary, first));
}
