import { inOneScript } from '#shared/text/one-script.ts';

/**
 * Removes differences of spelling that readers ignore. It converts to lower case, replaces ё by е, combines
 * letters with their marks to one character, and writes words that mix Latin and Russian letters in one
 * script.
 */
export function fold(text: string): string {
  return inOneScript(text.normalize('NFKC')).toLowerCase().replaceAll('ё', 'е');
}

/**
 * The words of a folded text: sequences of letters and digits. A hyphen separates words: «платье-рубашка» is
 * two. Punctuation, control characters and emoji are ignored.
 */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const cyrillic = /^[а-я]+$/;

/** Whether a folded word has only Russian letters. */
export function isRussian(word: string): boolean {
  return cyrillic.test(word);
}
