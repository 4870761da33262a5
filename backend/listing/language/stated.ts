import { fold, wordsOf } from './letters.ts';
import { type Term, termsOf } from './terms.ts';
import { statements } from './words/statements.ts';

type Statement = { words: readonly string[]; says: readonly Term[] };

/** All statements that the search recognises in descriptions, by their first word. */
const byFirst: ReadonlyMap<string, readonly Statement[]> = Map.groupBy(
  statements.flatMap((line) => {
    const [left = '', right = ''] = line.split(': ');
    const says = termsOf(right);
    return left.split(', ').map((phrase): Statement => ({ words: wordsOf(fold(phrase)), says }));
  }),
  ({ words: [first = ''] }) => first,
);

/**
 * If one of these words comes before a phrase, the phrase does not describe the goods: «в тёплый день», «не
 * тёплая».
 */
const before = new Set(['в', 'во', 'на', 'под', 'через', 'про', 'за', 'как', 'не', 'без']);

/**
 * The properties that a description clearly states about its goods (`words/statements.ts`), as words and
 * stems.
 */
export function statedProperties(description: string): Term[] {
  const words = wordsOf(fold(description));
  return words.flatMap((word, place) =>
    (byFirst.get(word) ?? [])
      .filter(({ words: phrase }) => phrase.every((one, at) => words[place + at] === one))
      .filter(() => !before.has(words[place - 1] ?? ''))
      .flatMap(({ says }) => says),
  );
}
