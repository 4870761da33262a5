import type { HomeContent, HomeSectionContent } from '../db/content-types.ts';
import type { DemoCatalogue, DemoHomeSection, DemoPick } from './types.ts';

/** The demo's home page as content: goods are named by their product address. Throws when a pick names none. */
export function toHomeContent({ home, groups }: DemoCatalogue): HomeContent {
  const urlOf = new Map(
    groups.flatMap(({ variants }) => variants.map((one) => [one.id, one.productUrl] as const)),
  );
  const productUrl = ({ variantId }: DemoPick): string => {
    const url = urlOf.get(variantId);
    if (url === undefined) throw new Error(`The demo's home page names an unknown variant: ${variantId}.`);
    return url;
  };
  const { title, text, link, picks } = home.hero;
  return {
    hero: { title, text, link, productUrls: picks.map(productUrl) },
    sections: home.sections.map((section) => toSection(section, productUrl)),
  };
}

function toSection(section: DemoHomeSection, productUrl: (pick: DemoPick) => string): HomeSectionContent {
  const { kind, title } = section;
  switch (kind) {
    case 'product-row':
      return { kind, title, link: section.link, productUrls: section.picks.map(productUrl) };
    case 'story':
      return {
        kind,
        title,
        text: section.text,
        link: section.link,
        productUrls: section.picks.map(productUrl),
      };
    case 'departments':
      return {
        kind,
        title,
        departments: section.departments.map(({ categoryPath, pick }) => ({
          path: categoryPath,
          productUrl: productUrl(pick),
        })),
      };
    case 'services':
      return { kind, title, services: section.services };
  }
}
