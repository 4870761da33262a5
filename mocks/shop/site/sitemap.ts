import type { ContentPage, SitemapEntry } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { listings } from '../goods/campaigns.ts';
import { goods } from '../goods/goods.ts';
import { allStores } from '../goods/stores.ts';
import { Refusal } from '../state/refusal.ts';

const CHANGED = '2026-11-20T12:30:00.000Z';

const page = (path: string): SitemapEntry => ({ path, lastModified: null, pictures: [] });

function contentPages(): string[] {
  const { kind, slug } = exampleOf<ContentPage>('getContentPage', 'shipping');
  return [`/${kind}/${slug}`];
}

/** The public pages of the mock shop, by the part of the sitemap that lists them. */
const parts = new Map<string, SitemapEntry[]>([
  [
    'pages',
    ['/', '/stores', ...allStores().map(({ code }) => `/stores/${code}`), ...contentPages()].map(page),
  ],

  ['listings', listings.map(({ path }) => page(`/${path}`))],

  [
    'products-1',
    goods.map(({ card: { productUrl, picture } }) => {
      const widest = String(Math.max(...picture.widths));
      const address = picture.template.replace('{width}', widest).replace('{format}', 'webp');
      return { path: `/product/${productUrl}`, lastModified: CHANGED, pictures: [address] };
    }),
  ],
]);

export const sitemapOperations: Pick<ShopOperations, 'getSitemap' | 'getSitemapPart'> = {
  getSitemap: () => ({
    parts: [...parts.keys()].map((name) => ({
      name,
      lastModified: name.startsWith('products') ? CHANGED : null,
    })),
  }),

  getSitemapPart({ params: { part } }) {
    const entries = parts.get(part);
    if (!entries) throw new Refusal('NOT_FOUND');
    return { entries };
  },
};
