/** The words of a text in lower case, with ё as е. A word consists of letters and digits. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const ENDING =
  /(?:[ыи]ми|[оеы]го|[оеы]му|[ая]ми|[ыиоеа]й|[ая]я|[оеь]е|[ыи]е|[ую]ю|[ыи]х|[ая]х|[оеая]м|ов|ев|[аяоеыиуюьй])$/;

/** A word without its grammatical ending, at least three letters long. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '').replace(/ь$/, '');
  return stem.length >= 3 ? stem : word;
}

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys would have typed in the other keyboard layout: `gfkmnj` → «пальто». */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');

/**
 * Whether two words differ by one typo: a letter added, removed or replaced, or two neighbouring letters
 * swapped.
 */
export function isTypoOf(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const mine = one.slice(start, one.length - end);
  const theirs = other.slice(start, other.length - end);
  const isSwapped = mine.length === 2 && theirs === [...mine].reverse().join('');
  return isSwapped || Math.max(mine.length, theirs.length) <= 1;
}
