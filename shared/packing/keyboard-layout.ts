/** Characters of the Russian layout of Windows, and below them what the same keys type in the English one. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю.ё' + 'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,Ё' + '"№;:?/';
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`" + 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~' + '@#$^&|';

const KEYS: ReadonlyMap<string, string> = new Map(
  [...RUSSIAN].map((russian, place) => [russian, ENGLISH[place] ?? russian]),
);

/**
 * What a scanner has read. A scanner presses the keys of the English layout, so that a computer with the
 * Russian layout types Russian letters and other punctuation. Texts without Russian letters are returned as
 * they are.
 */
export const inEnglishLayout = (text: string): string =>
  /[а-яё№]/i.test(text) ? [...text].map((character) => KEYS.get(character) ?? character).join('') : text;
