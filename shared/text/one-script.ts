/** Latin and Russian letters that look alike, in pairs. */
const PAIRS = 'AА BВ CС EЕ HН KК MМ OО PР TТ XХ YУ aа cс eе oо pр xх yу kк mм tт hн bв';

const toRussian = new Map(PAIRS.split(' ').map(([latin = '', russian = '']) => [latin, russian]));
const toLatin = new Map(PAIRS.split(' ').map(([latin = '', russian = '']) => [russian, latin]));

const WORD = /[a-zа-яё]+/giu;
const LATIN = /[a-z]/gi;
const RUSSIAN = /[а-яё]/gi;

const replaced = (word: string, pairs: ReadonlyMap<string, string>): string =>
  [...word].map((letter) => pairs.get(letter) ?? letter).join('');

/**
 * Writes a word in one script if it mixes Latin and Russian letters and all letters of one script have
 * look-alikes in the other. «Пaльто» with a Latin «a» becomes «Пальто», «Нugo» becomes «Hugo». Other words
 * stay unchanged.
 */
export function inOneScript(text: string): string {
  if (text.search(LATIN) < 0 || text.search(RUSSIAN) < 0) return text;
  return text.replace(WORD, (word) => {
    const latin = word.match(LATIN)?.length ?? 0;
    const russian = word.match(RUSSIAN)?.length ?? 0;
    if (latin === 0 || russian === 0) return word;
    const asRussian = replaced(word, toRussian);
    const asLatin = replaced(word, toLatin);
    const isRussian = asRussian.search(LATIN) < 0;
    const isLatin = asLatin.search(RUSSIAN) < 0;
    if (isRussian && isLatin) return russian >= latin ? asRussian : asLatin;
    if (isRussian) return asRussian;
    return isLatin ? asLatin : word;
  });
}

/**
 * Replaces all Latin letters of a word by Russian ones that look the same. Undefined if a letter has no
 * look-alike.
 */
export function lookingRussian(word: string): string | undefined {
  const asRussian = replaced(word, toRussian);
  return asRussian !== word && asRussian.search(LATIN) < 0 ? asRussian : undefined;
}

/**
 * Replaces all Russian letters of a word by Latin ones that look the same. Undefined if a letter has no
 * look-alike.
 */
export function lookingLatin(word: string): string | undefined {
  const asLatin = replaced(word, toLatin);
  return asLatin !== word && asLatin.search(RUSSIAN) < 0 ? asLatin : undefined;
}
