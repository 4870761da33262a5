import { escapeHtml } from '../http/escape-html.ts';

const EMPTY = '<meta name="application-name" content="" />';

/** Writes the name of the shop, from its brand kit, into the page of the desk. */
export const withShopName = (page: string, name: string): string =>
  page.replace(EMPTY, () => EMPTY.replace('""', () => `"${escapeHtml(name)}"`));
