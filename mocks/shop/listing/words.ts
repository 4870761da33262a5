/** Letters and digits in small letters, ё as е. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const ENDING =
  /(?:[ыи]ми|[оеы]го|[оеы]му|[ая]ми|[ыиоеа]й|[ая]я|[оеь]е|[ыи]е|[ую]ю|[ыи]х|[ая]х|[оеая]м|ов|ев|[аяоеыиуюьй])$/;

/** A word without its ending; what is left has three letters at least. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '').replace(/ь$/, '');
  return stem.length >= 3 ? stem : word;
}

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What would stand there with the other keyboard layout: `gfkmnj` → «пальто». */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');

/** Whether a letter more, less or other, or two that changed places, lead from one word to the other. */
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
