import { inOneScript } from '#shared/text/one-script.ts';

/**
 * Removes differences of spelling that do not change the meaning (folding): converts to lower case, replaces
 * ё by е, combines letters and their accents to one character, and converts words with Latin and Russian
 * letters to one script.
 */
export function fold(text: string): string {
  return inOneScript(text.normalize('NFKC')).toLowerCase().replaceAll('ё', 'е');
}

/**
 * The words of a folded text: sequences of letters and digits. A hyphen separates words, so «платье-рубашка»
 * is two words. Punctuation, control characters and emoji are left out.
 */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const cyrillic = /^[а-я]+$/;

/** Whether a folded word consists only of Russian letters. */
export function isRussian(word: string): boolean {
  return cyrillic.test(word);
}
