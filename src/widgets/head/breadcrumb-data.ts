import type { BreadcrumbList } from 'schema-dts';
import { hrefTo } from '@/shop/addresses/href-to';
import { absolute } from './page-head';

type Crumb = { name: string; path: string };

/** Structured data of breadcrumbs, from the home page to the page itself. Paths begin with a slash. */
export function breadcrumbData(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Главная', path: hrefTo('/') }, ...crumbs].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: absolute(path),
    })),
  };
}
