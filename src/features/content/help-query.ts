import { searchContentQueryQMax } from '@/lib/api/bounds';
import { first, searchSchema } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

export const MAX_QUERY = searchContentQueryQMax;

/** The page of help that answers a query. */
export const HELP_PAGE = TEXT_PAGES.questions;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** What is asked of help; nothing for an empty query. */
export const helpSearch = searchSchema({
  q: first((given) => (typeof given === 'string' && tidy(given)) || undefined),
});

/** Address of what help answers. */
export function helpHref(query: string): string {
  const q = tidy(query);
  const [supportUrl = ''] = HELP_PAGE.split('/').slice(-1);
  return hrefTo('/support/$supportUrl', { params: { supportUrl }, search: q === '' ? {} : { q } });
}
