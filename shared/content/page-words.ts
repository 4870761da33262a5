/** Makes different spellings of a letter equal, so that words of pages and of queries can be compared. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Stop words: they do not say what a page is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'как что где когда мне мой мои можно ли или для при под над без это его если чтобы есть нет вам вас нужно'.split(
    ' ',
  ),
);
