import { pageConfig } from '@/lib/page/config';
import { absolute, isWholeAddress, type PageFacts } from './page-head';
import { inRoubles } from './roubles';

/** Size of the generated preview pictures, in px. */
const SIZE = { width: 1200, height: 630 };

type Shared = PageFacts & {
  type: 'website' | 'product' | 'article';
  /** Path of a generated preview picture, or the absolute URL of a picture on another host. */
  picture: string;
};

/** Open Graph tags, which describe the preview that other services show for a link to the page. */
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

/**
 * Open Graph tags for the price.
 * @param kopecks the current price
 */
export function sharedPrice(kopecks: number) {
  return [
    ['amount', inRoubles(kopecks)],
    ['currency', 'RUB'],
  ].map(([name, content]) => ({ property: `product:price:${name}`, content }));
}

/**
 * URL of the generated preview picture of a page. Other services cache it by URL, so the URL contains a hash
 * of what the picture shows.
 * @param subject `shop`, `product/{productUrl}`, `listing/{path}` or `store/{code}`
 * @param shown the texts and pictures in it
 */
export function sharedPicture(subject: string, ...shown: string[]): string {
  return `/pictures/og/${fingerprint([DESIGN, pageConfig().brand, ...shown].join('\n'))}/${subject}.jpg`;
}

/**
 * The preview picture: a generated one, or the picture itself if it is on another host, from which the shop
 * cannot generate one.
 */
export const sharedOrOwn = (picture: Parameters<typeof fileOf>[0] | undefined, generated: string): string =>
  picture && isWholeAddress(picture.template) ? fileOf(picture) : generated;

/** Path of a picture's largest file, in a format that every service supports. */
export const fileOf = ({ template, widths }: { template: string; widths: readonly number[] }): string =>
  template.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');

/**
 * Version of the preview pictures' design. Increase it when the design changes, so that their URLs change.
 */
const DESIGN = '2';

/** A hash of a text: FNV-1a with 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash.toString(36);
}
