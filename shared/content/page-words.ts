/** Letters as words of pages and queries are compared. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing of what a page is about. */
export const SMALL: ReadonlySet<string> = new Set(
  'как что где когда мне мой мои можно ли или для при под над без это его если чтобы есть нет вам вас нужно'.split(
    ' ',
  ),
);
