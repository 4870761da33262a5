import { pageConfig } from '@/lib/page/config';

/** Characters of a title that search engines show, about. */
const SHOWN = 65;

/** Title of a document: the page, then the shop. */
export function pageTitle(page: string): string {
  return `${page} — ${pageConfig().brand}`;
}

/** Title of a page that sells: says so where there is room for it. */
export function shopTitle(page: string): string {
  const long = `${page} — купить в\u00a0интернет-магазине ${pageConfig().brand}`;
  return long.length <= SHOWN ? long : pageTitle(page);
}
