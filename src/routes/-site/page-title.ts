import { pageConfig } from '@/lib/config';

/** Title of a document: the page, then the shop. */
export function pageTitle(page: string): string {
  return `${page} — ${pageConfig().brand}`;
}
