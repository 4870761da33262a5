import { fold, wordsOf } from './letters.ts';
import { termsOf } from './terms.ts';
import { colourWords } from './words/colour-words.ts';
import { kinds } from './words/kinds.ts';
import { likenesses } from './words/likenesses.ts';
import { nearest } from './words/nearest-goods.ts';
import { smallWords } from './words/small-words.ts';
import { equals } from './words/synonyms.ts';

/** What a phrase may mean besides: stems that have to stand together, and how sure it is, 0…1. */
export type Meaning = { text: string; stems: readonly string[]; sureness: number };

/** By the stems of the phrase, joined by spaces; the longest phrase has three words. */
type Meanings = ReadonlyMap<string, readonly Meaning[]>;

const SURE = { equal: 0.9, kind: 0.8, nearest: 0.7 };
/** What stands behind a semicolon is found after all else. */
const LAST = 0.2;
const LESS_SURE = 0.05;

/** The stems of a phrase without its little words. */
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

/** The words for the same thing by the first of them. */
const equalTo: ReadonlyMap<string, readonly string[]> = new Map(
  equals.map(split).map(([first = '', ...others]) => [first, others]),
);

/**
 * What holds of the first word for a thing holds of the others, a little less surely. Not the other way round: a
 * «толстовка» may be a «свитшот», a «худи» is none.
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

/** The same thing in other words, and its kinds. */
export const meanings: Meanings = collect([...equalPairs, ...alsoOfEquals(sided(kinds), SURE.kind)]);

/** What is like it, when the shop has neither the thing nor another word for it. */
export const likeTo: Meanings = collect(alsoOfEquals(sided(likenesses), SURE.kind));

/** Substitutes when the shop has no such goods. */
export const nearestTo: Meanings = collect(alsoOfEquals(sided(nearest), SURE.nearest));

/** Names of shades that a word for a colour stands for, the nearest first. */
export const shadesCalled: Meanings = collect(
  sided(colourWords).map(([one, other]) => [one, other, 1] as const),
);

/** Words for colours that are names of shades themselves: where no goods have one, what it stands for only comes near. */
export const ownShades: ReadonlySet<string> = new Set(
  sided(colourWords)
    .filter(([one, other]) => one === other)
    .map(([one]) => stemsOf(one).join(' ')),
);

/** Every word of these phrases as it is written there: known words, even where no goods have them. */
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

/** Whether a folded word names a colour by the thing that has it: «молоко», «шампань». */
export function isColouredThing(word: string): boolean {
  return colouredThings.has(word);
}

/** Whether a folded word stands in just this form in one of the phrases. */
export function isPhraseWord(word: string): boolean {
  return phraseWordSet.has(word);
}
