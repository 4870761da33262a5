import { inOneScript } from '#shared/text/one-script.ts';

/**
 * Folds spelling differences that readers ignore: lower case, ё to е, letters with combining marks to one
 * character, words of Latin and Russian letters that look alike to one script.
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
