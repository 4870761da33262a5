import * as z from 'zod/mini';
import { searchContentQueryQMax } from '@/lib/api/search-schemas';
import { first, lenient } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

export const MAX_QUERY = searchContentQueryQMax;

/** The page of help that answers a query. */
export const HELP_PAGE = TEXT_PAGES.questions;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** What is asked of help; nothing for an empty query. */
export const helpSearch = z.object({
  q: lenient(first(z.pipe(z.pipe(z.coerce.string(), z.transform(tidy)), z.string().check(z.minLength(1))))),
});

/** Address of what help answers. */
export function helpHref(query: string): string {
  const q = tidy(query);
  const [supportUrl = ''] = HELP_PAGE.split('/').slice(-1);
  return hrefTo('/support/$supportUrl', { params: { supportUrl }, search: q === '' ? {} : { q } });
}
