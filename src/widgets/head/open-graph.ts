import { pageConfig } from '@/lib/page/config';
import { absolute, isWholeAddress, type PageFacts } from './page-head';
import { inRoubles } from './roubles';

/** Size of the generated pictures, px. */
const SIZE = { width: 1200, height: 630 };

type Shared = PageFacts & {
  type: 'website' | 'product' | 'article';
  /** Path of a generated picture, or the absolute URL of a picture on another host. */
  picture: string;
};

/** Open Graph tags: how a shared link to a page looks. */
export function openGraph({ title, description, path, type, picture }: Shared) {
  const { brand } = pageConfig();
  return [
    ...[
      ['type', type],
      ['site_name', brand],
      ['locale', 'ru_RU'],
      ['title', title],
      ['description', description],
      ['url', absolute(path)],
      ['image', absolute(picture)],
      ...(isWholeAddress(picture)
        ? []
        : [
            ['image:width', String(SIZE.width)],
            ['image:height', String(SIZE.height)],
          ]),
    ].map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Price tags for a shared link. @param kopecks the current price */
export function sharedPrice(kopecks: number) {
  return [
    ['amount', inRoubles(kopecks)],
    ['currency', 'RUB'],
  ].map(([name, content]) => ({ property: `product:price:${name}`, content }));
}

/**
 * URL of the preview picture of a page. Services cache pictures by URL, so the URL contains a hash of what is
 * shown.
 * @param subject `shop`, `product/{productUrl}`, `listing/{path}` or `store/{code}`
 * @param shown the texts and pictures on it
 */
export function sharedPicture(subject: string, ...shown: string[]): string {
  return `/pictures/og/${fingerprint([DESIGN, pageConfig().brand, ...shown].join('\n'))}/${subject}.jpg`;
}

/** The picture itself if it is on another host, where the shop cannot draw from it; otherwise a generated one. */
export const sharedOrOwn = (picture: Parameters<typeof fileOf>[0] | undefined, generated: string): string =>
  picture && isWholeAddress(picture.template) ? fileOf(picture) : generated;

/** Path of the largest file of a picture, in the format that every reader supports. */
export const fileOf = ({ template, widths }: { template: string; widths: readonly number[] }): string =>
  template.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');

/** Increase it when the design of the pictures changes. */
const DESIGN = '2';

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash.toString(36);
}
