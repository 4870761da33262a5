import { pageConfig } from '@/lib/page/config';

/** Approximate number of title characters that search engines show. */
const SHOWN = 65;

/** Document title: the page, then the shop. */
export function pageTitle(page: string): string {
  return `${page} — ${pageConfig().brand}`;
}

/** Title of a page with goods: adds words about buying if there is room. */
export function shopTitle(page: string): string {
  const long = `${page} — купить в\u00a0интернет-магазине ${pageConfig().brand}`;
  return long.length <= SHOWN ? long : pageTitle(page);
}
