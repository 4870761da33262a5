/**
 * A soft hyphen: the word may be broken here, and the hyphen is visible only then. It is copied with the
 * text, so use it only in displayed text.
 */
export const SOFT_HYPHEN = '\u00ad';

/** Shorter words fit everywhere without hyphenation (docs/design.md §6). */
const LONG_WORD = /[а-яё]{12,}/gi;
/** Minimum number of letters before and after a hyphen. */
const MIN_PART = 3;

const VOWEL = 'аеёиоуыэюя';
const CONSONANT = 'бвгджзклмнпрстфхцчшщ';

/**
 * Places between syllables on which all grammars agree: before a consonant between two vowels
 * (ком-би-не-зо-ны), after a sonorant before another consonant (вин-тажный), between doubled letters
 * (длин-ный). A word of twelve letters has enough of them, so disputed places (се-стра, сест-ра) are not
 * used.
 */
const BREAK = new RegExp(
  [
    `(?<=[${VOWEL}])(?=[${CONSONANT}][${VOWEL}])`,
    `(?<=[${VOWEL}](?:[рлмнй]|ль))(?=[${CONSONANT}][${VOWEL}])`,
    `(?<=[${VOWEL}]([${CONSONANT}]))(?=\\1[${VOWEL}])`,
  ].join('|'),
  'gi',
);

/** A short preposition or particle must not end a line. */
const SHORT_WORD = /(?<![^\s«(])([а-яё]{1,2}) (?=\S)/gi;

/**
 * Prepares a product name for display: soft hyphens in long Russian words («водооттал­кивающий»), and no line
 * break after short words. Not for page titles, alt texts, accessible names or data.
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
