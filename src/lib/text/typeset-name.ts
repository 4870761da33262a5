/**
 * Marks where a word may be broken; invisible until it is broken. It is copied with the text, so use it only
 * for displayed text.
 */
export const SOFT_HYPHEN = '\u00ad';

/** Words below twelve letters fit everywhere (docs/design.md §6). */
const LONG_WORD = /[а-яё]{12,}/gi;
/** Minimum number of letters before and after a break. */
const MIN_PART = 3;

const VOWEL = 'аеёиоуыэюя';
const CONSONANT = 'бвгджзклмнпрстфхцчшщ';

/**
 * Breaks between syllables that no grammar disputes: before a consonant between two vowels (ком-би-не-зо-ны),
 * after a sonorant before another consonant (вин-тажный), between doubled letters (длин-ный). Words of twelve
 * letters have enough of them. Disputed places (се-стра, сест-ра) are not used.
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
 * A product name for display: «Тёплый водооттал­кивающий пуховик», with soft hyphens in long Russian words
 * and no line break after short words. Not for page titles, alternative texts, accessible names or data.
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
