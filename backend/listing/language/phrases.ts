import { fold, wordsOf } from './letters.ts';
import { termsOf } from './terms.ts';
import { colourWords } from './words/colour-words.ts';
import { kinds } from './words/kinds.ts';
import { likenesses } from './words/likenesses.ts';
import { nearest } from './words/nearest-goods.ts';
import { smallWords } from './words/small-words.ts';
import { equals } from './words/synonyms.ts';

/**
 * A possible meaning of a phrase in a query: stems that goods must all contain. `sureness` is the confidence
 * in this meaning, from 0 to 1.
 */
export type Meaning = { text: string; stems: readonly string[]; sureness: number };

/**
 * Possible meanings by phrase. A key has the stems of the phrase, joined by spaces; the longest phrase has
 * three words.
 */
type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const SURE = { equal: 0.9, kind: 0.8, nearest: 0.7 };
/**
 * In a dictionary line, the meanings after a semicolon are less certain: this is subtracted from their
 * confidence. Goods that match only such meanings are listed last.
 */
const LAST = 0.2;
const LESS_SURE = 0.05;

/** The stems of a phrase. Function words such as prepositions are left out. */
function stemsOf(phrase: string): string[] {
  return termsOf(phrase)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem);
}

const split = (text: string): string[] => text.split(', ');

type Pair = readonly [phrase: string, text: string, less?: number];

function sided(lines: readonly string[]): [phrase: string, text: string, less: number][] {
  return lines.flatMap((line) => {
    const [left = '', right = ''] = line.split(': ');
    const [first = '', last = ''] = right.split('; ');
    const others = [
      ...split(first).map((other) => ({ other, less: 0 })),
      ...(last === '' ? [] : split(last).map((other) => ({ other, less: LAST }))),
    ];
    return split(left).flatMap((one) =>
      others.map(({ other, less }): [string, string, number] => [one, other, less]),
    );
  });
}

function collect(pairs: readonly (readonly [string, string, number])[]): Meanings {
  const meanings = new Map<string, Meaning[]>();
  for (const [phrase, text, sureness] of pairs) {
    const key = stemsOf(phrase).join(' ');
    const stems = stemsOf(text);
    const known = meanings.get(key) ?? [];
    const repeats = stems.join(' ') === key || known.some((one) => one.stems.join(' ') === stems.join(' '));
    if (!repeats) meanings.set(key, [...known, { text, stems, sureness }]);
  }
  return meanings;
}

const equalPairs = equals.flatMap((line) => {
  const words = split(line);
  return words.flatMap((one) =>
    words.filter((other) => other !== one).map((other) => [one, other, SURE.equal] as const),
  );
});

/** Synonyms: the first word of each group, with the other words of the group. */
const equalTo: ReadonlyMap<string, readonly string[]> = new Map(
  equals.map(split).map(([first = '', ...others]) => [first, others]),
);

/**
 * What applies to a word also applies to its synonyms, with slightly less confidence. This does not hold in
 * the other direction: a «толстовка» may be a «свитшот», but its synonym «худи» is not.
 */
function alsoOfEquals(pairs: readonly Pair[], sureness: number) {
  const asked = new Set(pairs.map(([one]) => one));
  return [
    ...pairs.map(([one, other, less = 0]) => [one, other, sureness - less] as const),
    ...pairs.flatMap(([one, other, less = 0]) =>
      (equalTo.get(one) ?? [])
        .filter((same) => !asked.has(same))
        .map((same) => [same, other, sureness - less - LESS_SURE] as const),
    ),
  ];
}

/** What a phrase may mean: its synonyms, and the kinds of goods that it includes. */
export const meanings: Meanings = collect([...equalPairs, ...alsoOfEquals(sided(kinds), SURE.kind)]);

/**
 * Similar goods by phrase. They are shown if the shop has neither the requested goods nor synonyms of them.
 */
export const similarTo: Meanings = collect(alsoOfEquals(sided(likenesses), SURE.kind));

/** Substitutes by phrase. They are shown if the shop has none of the requested goods. */
export const substitutesFor: Meanings = collect(alsoOfEquals(sided(nearest), SURE.nearest));

/** Names of the shades that a colour word may mean, the closest shade first. */
export const shadesOfWord: Meanings = collect(
  sided(colourWords).map(([one, other]) => [one, other, 1] as const),
);

/**
 * Colour words that are also names of shades. If no goods have exactly that shade, other shades are only
 * approximate results.
 */
export const ownShades: ReadonlySet<string> = new Set(
  sided(colourWords)
    .filter(([one, other]) => one === other)
    .map(([one]) => stemsOf(one).join(' ')),
);

/**
 * All words of the phrases, as written in the dictionaries. They count as correctly spelled even if no goods
 * contain them.
 */
export const phraseWords: readonly string[] = [
  ...new Set(
    [
      ...equals.flatMap(split),
      ...[...sided(kinds), ...sided(likenesses), ...sided(nearest), ...sided(colourWords)].map(
        ([one, other]) => `${one} ${other}`,
      ),
    ]
      .flatMap((phrase) => wordsOf(fold(phrase)))
      .filter((word) => !smallWords.has(word)),
  ),
];

const phraseWordSet: ReadonlySet<string> = new Set(phraseWords);

const called = sided(colourWords).flatMap(([one]) => wordsOf(fold(one)));
const colouredThings: ReadonlySet<string> = new Set(called.filter((word) => !/[ыио]й$/.test(word)));

/** Whether a folded word is the name of a thing that also stands for its colour: «молоко», «шампань». */
export function isColouredThing(word: string): boolean {
  return colouredThings.has(word);
}

/** Whether a phrase of the dictionaries contains exactly this folded word. */
export function isPhraseWord(word: string): boolean {
  return phraseWordSet.has(word);
}
