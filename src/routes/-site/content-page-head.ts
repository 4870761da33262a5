import type { ContentPage } from '@/lib/api';
import { pageTitle } from './page-title';

/** Title, description and canonical address of a page of text. */
export function contentPageHead({ kind, slug, title, description }: ContentPage) {
  return {
    meta: [{ title: pageTitle(title) }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: `/${kind}/${slug}` }],
  };
}
