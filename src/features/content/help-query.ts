import { searchContentQueryQMax } from '@/lib/api/bounds';
import { firstValue, searchSchema } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

export const MAX_QUERY = searchContentQueryQMax;

/** The help page on which search results are shown. */
export const HELP_PAGE = TEXT_PAGES.questions;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** The help search query in a URL; absent if it is empty. */
export const helpSearch = searchSchema({
  q: firstValue((value) => (typeof value === 'string' && tidy(value)) || undefined),
});

/** URL of the results of a help search. */
export function helpHref(query: string): string {
  const q = tidy(query);
  const [supportUrl = ''] = HELP_PAGE.split('/').slice(-1);
  return hrefTo('/support/$supportUrl', { params: { supportUrl }, search: q === '' ? {} : { q } });
}
