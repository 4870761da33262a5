import type { ContentPage } from '@/lib/api';
import { hrefTo } from './href-to';

/** URL of a text page. */
export function textPageHref({ kind, slug }: Pick<ContentPage, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'support':
      return hrefTo('/support/$supportUrl', { params: { supportUrl: slug } });
    case 'guide':
      return hrefTo('/guide/$guideUrl', { params: { guideUrl: slug } });
    case 'page':
      return hrefTo('/page/$pageUrl', { params: { pageUrl: slug } });
    case 'about':
      return hrefTo('/about/$aboutUrl', { params: { aboutUrl: slug } });
    case 'journal':
      return hrefTo('/journal/$pieceUrl', { params: { pieceUrl: slug } });
    case 'policy':
      return hrefTo('/policy/$policyUrl', { params: { policyUrl: slug } });
  }
}

/** URLs of text pages to which the shop itself links. */
export const TEXT_PAGES = {
  delivery: textPageHref({ kind: 'support', slug: 'shipping' }),
  refunds: textPageHref({ kind: 'support', slug: 'refunds' }),
  questions: textPageHref({ kind: 'support', slug: 'general-info' }),
  sizeTables: textPageHref({ kind: 'guide', slug: 'size' }),
  salesConditions: textPageHref({ kind: 'policy', slug: 'sales-condition' }),
  privacyPolicy: textPageHref({ kind: 'policy', slug: 'privacy-policy' }),
  cookiePolicy: textPageHref({ kind: 'policy', slug: 'cookie-policy' }),
  recommendations: textPageHref({ kind: 'policy', slug: 'recommendation-technologies' }),
  personalDataAgreement: textPageHref({ kind: 'page', slug: 'personal-data-agreement' }),
  marketingAgreement: textPageHref({ kind: 'page', slug: 'marketing-agreement' }),
  priceDropAgreement: textPageHref({ kind: 'page', slug: 'price-drop-agreement' }),
};
