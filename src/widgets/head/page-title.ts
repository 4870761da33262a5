import { pageConfig } from '@/lib/page/config';

/** How many characters of a title search engines show, approximately. */
const SHOWN = 65;

/** The document title: the name of the page, then the name of the shop. */
export function pageTitle(page: string): string {
  return `${page} — ${pageConfig().brand}`;
}

/** The document title of a page with goods. If there is room, it also says that they can be bought. */
export function shopTitle(page: string): string {
  const long = `${page} — купить в\u00a0интернет-магазине ${pageConfig().brand}`;
  return long.length <= SHOWN ? long : pageTitle(page);
}
