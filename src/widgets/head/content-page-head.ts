import type { ContentPage } from '@/lib/api';
import { textPageHref } from '@/shop/addresses/text-pages';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { openGraph, sharedPicture } from './open-graph';
import { pageHead, shortened } from './page-head';
import { pageTitle } from './page-title';

/** Head of a page of text. */
export function contentPageHead({ kind, slug, title, description }: ContentPage) {
  const path = textPageHref({ kind, slug });
  const facts = { title: pageTitle(title), description: shortened(description), path };
  const served = import.meta.env.SSR
    ? [
        ...openGraph({ ...facts, type: 'article', picture: sharedPicture('shop') }),
        jsonLd(breadcrumbData([{ name: title, path }])),
      ]
    : [];
  return pageHead(facts, served);
}
