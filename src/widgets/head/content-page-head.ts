import type { FAQPage } from 'schema-dts';
import { plainSection, sectionsOf } from '#shared/content/sections.ts';
import type { ContentPage } from '@/lib/api';
import { textPageHref } from '@/shop/addresses/text-pages';
import { breadcrumbData } from './breadcrumb-data';
import { jsonLd } from './json-ld';
import { openGraph, sharedPicture } from './open-graph';
import { pageHead, shortened } from './page-head';
import { pageTitle } from './page-title';

/** Head tags of a text page. */
export function contentPageHead({ kind, slug, title, description, isFaq, blocks }: ContentPage) {
  const path = textPageHref({ kind, slug });
  const facts = { title: pageTitle(title), description: shortened(description), path };
  const served = import.meta.env.SSR
    ? [
        ...openGraph({ ...facts, type: 'article', picture: sharedPicture('shop') }),
        jsonLd(breadcrumbData([{ name: title, path }]), ...(isFaq ? [faqData(blocks)] : [])),
      ]
    : [];
  return pageHead(facts, served);
}

/** Structured data of questions and their answers. */
function faqData(blocks: ContentPage['blocks']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: sectionsOf(blocks).flatMap((section) => {
      const text = plainSection(section);
      if (section.heading === null || text === '') return [];
      return [
        {
          '@type': 'Question' as const,
          name: section.heading,
          acceptedAnswer: { '@type': 'Answer' as const, text },
        },
      ];
    }),
  };
}
