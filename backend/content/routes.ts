import type { CatalogDeps } from '../catalog/base/deps.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { getHome } from './home.ts';
import { getJournal } from './journal.ts';
import { getContentPage } from './page.ts';
import { searchPages } from './search-pages.ts';

export const contentHandlers: Handlers<'content', CatalogDeps> = {
  getHome: ({ deps }) => getHome(deps, deps.clock()),
  getContentPage: ({ params, deps }) => getContentPage(deps, params, deps.clock()),
  getJournal: ({ deps }) => getJournal(deps),
  searchContent: ({ query, deps }) => searchPages(deps, query.q),
};
