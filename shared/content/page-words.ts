/**
 * Replaces variants of a letter by one (upper by lower case, ё by е), so that words of pages and queries can
 * be compared.
 */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about the subject of a text, such as «и» and «как». */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'как что где когда мне мой мои можно ли или для при под над без это его если чтобы есть нет вам вас нужно'.split(
    ' ',
  ),
);
