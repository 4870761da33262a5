import type { SearchedPage } from './find-sections.ts';
import { STOP_WORDS, wordsOf } from './page-words.ts';
import { sectionsOf } from './sections.ts';

/** A page of the shop or a section of a page, suggested while the shopper types a search query. */
export type PageSuggestion = { name: string; path: string };

/** Maximum number of suggested pages according to the contract. */
const MAX_SUGGESTIONS = 3;

/**
 * The page with the list of stores, and words for it. It is no text page, so it would not be found otherwise.
 */
const STORES = { name: 'Магазины', path: '/stores', called: ['магазины', 'адреса'] };

/** Whether a query asks for stores. Its last word may be incomplete. */
const asksForStores = (query: string): boolean => {
  const words = askedOf(query);
  return words.length > 0 && words.every((word) => STORES.called.some((name) => begins(name, word)));
};

/**
 * Suggests pages whose title matches the query, then sections whose heading does. All words of the query must
 * occur; the last may be incomplete. The text of the pages is not searched: queries for goods would then also
 * suggest pages.
 */
export function suggestPages(pages: readonly SearchedPage[], typed: string): PageSuggestion[] {
  const words = askedOf(typed);
  if (words.length === 0) return [];
  const isCalled = (text: string) => {
    const names = wordsOf(text);
    return words.every((word) => names.some((name) => begins(name, word)));
  };
  const titled = pages.filter(({ title }) => isCalled(title));
  const parts = pages
    .filter((page) => !titled.includes(page))
    .flatMap(({ path, blocks }) =>
      sectionsOf(blocks).flatMap(({ heading, anchor }) =>
        heading !== null && isCalled(heading) ? [{ name: heading, path: `${path}#${anchor}` }] : [],
      ),
    );
  const stores = asksForStores(typed) ? [{ name: STORES.name, path: STORES.path }] : [];
  return [...stores, ...titled.map(({ title, path }) => ({ name: title, path })), ...parts].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

/** The words of a query that are compared with titles. Words of one or two letters are ignored. */
const askedOf = (query: string): string[] =>
  wordsOf(query).filter((word) => word.length > 2 && !STOP_WORDS.has(word));

/**
 * Whether a word of a title matches a typed word. Long words are compared without their endings, so
 * «возвраты» and «возвратов» match «возврат». Short words must begin with the typed word.
 */
function begins(name: string, word: string): boolean {
  const stem = word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 2));
  return name.startsWith(stem);
}
