/** Where a word may be broken; invisible until it is. Copied along with a text, so for what people read only. */
export const SOFT_HYPHEN = '\u00ad';

/** Shorter words fit everywhere (docs/design.md §6). */
const LONG_WORD = /[а-яё]{12,}/gi;
/** Letters that stay together at both ends of a word. */
const MIN_PART = 3;

const VOWEL = 'аеёиоуыэюя';
const CONSONANT = 'бвгджзклмнпрстфхцчшщ';

/**
 * The places between syllables that are never wrong: before a consonant between two vowels (ком-би-не-зо-ны), after a
 * sonorant in front of another consonant (вин-тажный), between two of a kind (длин-ный). Words of twelve letters have
 * enough of those; where grammars disagree (се-стра, сест-ра) the word stays whole.
 */
const BREAK = new RegExp(
  [
    `(?<=[${VOWEL}])(?=[${CONSONANT}][${VOWEL}])`,
    `(?<=[${VOWEL}](?:[рлмнй]|ль))(?=[${CONSONANT}][${VOWEL}])`,
    `(?<=[${VOWEL}]([${CONSONANT}]))(?=\\1[${VOWEL}])`,
  ].join('|'),
  'gi',
);

/** A preposition or a particle hangs at no end of a line. */
const SHORT_WORD = /(?<![^\s«(])([а-яё]{1,2}) (?=\S)/gi;

/**
 * A name as it is set on the page: «Тёплый водооттал­кивающий пуховик», with soft hyphens in long Russian words and
 * short words kept with the next one. Never for titles, alternative texts, names of controls or data.
 */
export function typesetName(name: string): string {
  return name
    .replace(LONG_WORD, (word) =>
      word.replace(BREAK, (_, _twin, at: number) =>
        at >= MIN_PART && word.length - at >= MIN_PART ? SOFT_HYPHEN : '',
      ),
    )
    .replace(SHORT_WORD, '$1\u00a0');
}
