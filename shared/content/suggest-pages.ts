import type { SearchedPage } from './find-sections.ts';
import { SMALL, wordsOf } from './page-words.ts';
import { sectionsOf } from './sections.ts';

/** A page of the shop, or a part of one, as the search suggests it. */
export type PageSuggestion = { name: string; path: string };

/** The contract's bound. */
const MOST = 3;

/** The page of all stores is no page of text. */
const STORES = { name: 'Магазины', path: '/stores', called: ['магазины', 'адреса'] };

/** Whether a query asks where the stores are; what is typed may be the beginning of it. */
const asksForStores = (query: string): boolean => {
  const words = askedOf(query);
  return words.length > 0 && words.every((word) => STORES.called.some((name) => begins(name, word)));
};

/**
 * Pages that are called as was typed: by their titles, then parts of pages by their headings. Every word has to stand
 * there, the last as far as it goes; what pages say elsewhere counts for nothing, or goods would bring pages with them.
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
  return [...stores, ...titled.map(({ title, path }) => ({ name: title, path })), ...parts].slice(0, MOST);
}

/** Words of a query that matter; those of one or two letters say nothing yet. */
const askedOf = (query: string): string[] =>
  wordsOf(query).filter((word) => word.length > 2 && !SMALL.has(word));

/** «возвраты», «возвратов» begin as «возврат»: long words lose their endings, short ones are taken as they are. */
function begins(name: string, word: string): boolean {
  const kept = word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 2));
  return name.startsWith(kept);
}
