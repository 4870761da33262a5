import { implement } from '../platform/http/implement.ts';
import { getHome } from './home.ts';
import { getJournal } from './journal.ts';
import { getContentPage } from './page.ts';
import { searchPages } from './search-pages.ts';

export const contentHandlers = implement('content', {
  getHome: ({ deps }) => getHome(deps, deps.clock()),
  getContentPage: ({ params, deps }) => getContentPage(deps, params, deps.clock()),
  getJournal: ({ deps }) => getJournal(deps.db),
  searchContent: ({ query, deps }) => searchPages(deps.db, query.q),
});
