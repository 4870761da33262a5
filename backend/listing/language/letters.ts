import { inOneScript } from '#shared/text/one-script.ts';

/**
 * Folds writing that makes no difference to a reader: small letters, ё as е, letters and their marks in one sign, words of
 * Latin and Russian letters that look alike in one script.
 */
export function fold(text: string): string {
  return inOneScript(text.normalize('NFKC')).toLowerCase().replaceAll('ё', 'е');
}

/**
 * The words of a folded text: runs of letters and digits. The parts of «платье-рубашка» are words of their own. Signs,
 * control characters and emoji are no words.
 */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const cyrillic = /^[а-я]+$/;

/** Whether a folded word is written in Russian letters alone. */
export function isRussian(word: string): boolean {
  return cyrillic.test(word);
}
