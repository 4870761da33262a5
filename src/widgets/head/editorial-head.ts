import type { Article } from 'schema-dts';
import type { ContentPage, JournalPiece } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';
import { textPageHref } from '@/shop/addresses/text-pages';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { fileOf, openGraph, sharedPicture } from './open-graph';
import { absolute, pageHead, shortened } from './page-head';
import { pageTitle } from './page-title';

const JOURNAL = { name: 'Журнал', path: hrefTo('/journal') };

type Page = Pick<ContentPage, 'kind' | 'slug' | 'title' | 'description' | 'updatedAt' | 'scene'>;

/** Head tags of a page about the shop or of the journal. */
export function editorialHead(page: Page) {
  const { kind, slug, title, description } = page;
  const path = textPageHref({ kind, slug });
  const facts = { title: pageTitle(title), description: shortened(description), path };
  if (!import.meta.env.SSR) return pageHead(facts);
  const own = { name: title, path };
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'article', picture: sharedPicture('shop') }),
    jsonLd(
      ...(kind === 'journal' ? [articleData(page, path)] : []),
      breadcrumbData(kind === 'journal' ? [JOURNAL, own] : [own]),
    ),
  ]);
}

function articleData({ title, description, updatedAt, scene }: Page, path: string): Article {
  const shop = { '@type': 'Organization' as const, name: pageConfig().brand, url: absolute(hrefTo('/')) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updatedAt,
    datePublished: updatedAt,
    inLanguage: 'ru',
    mainEntityOfPage: absolute(path),
    ...(scene && { image: absolute(fileOf(scene.wide)) }),
    author: shop,
    publisher: shop,
  };
}

/** Head tags of the list of the journal. */
export function journalHead(pieces: readonly JournalPiece[]) {
  const facts = {
    title: pageTitle('Журнал'),
    description: shortened(pieces.map(({ title }) => title).join('. ')),
    path: JOURNAL.path,
  };
  if (!import.meta.env.SSR) return pageHead(facts);
  return pageHead(facts, [
    ...openGraph({ ...facts, type: 'website', picture: sharedPicture('shop') }),
    jsonLd(breadcrumbData([JOURNAL]), {
      '@type': 'ItemList',
      itemListElement: pieces.map(({ slug }, place) => ({
        '@type': 'ListItem' as const,
        position: place + 1,
        url: absolute(textPageHref({ kind: 'journal', slug })),
      })),
    }),
  ]);
}
