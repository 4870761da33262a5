import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';
import { absolute } from './page-head';

/** A property of schema.org that the types do not have. */
type Search = Exclude<SearchAction, string> & { 'query-input': string };

/** Structured data of the home page: the shop as an organization, and its site with the URL of its search. */
export function shopData(): [Organization, WebSite] {
  const { brand, look } = pageConfig();
  const url = absolute(hrefTo('/'));
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(hrefTo('/search'))}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'OnlineStore',
      '@id': `${url}#organization`,
      name: brand,
      url,
      logo: absolute(look?.logo ?? look?.favicon ?? '/favicon.svg'),
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#site`,
      name: brand,
      url,
      inLanguage: 'ru',
      publisher: { '@id': `${url}#organization` },
      potentialAction: search,
    },
  ];
}
