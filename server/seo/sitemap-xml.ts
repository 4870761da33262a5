import type { Sitemap, SitemapPart } from '#contract/sdk/types.gen.ts';
import { escapeXml } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

const address = (origin: string, path: string) => escapeXml(new URL(path, origin).href);
const changed = (moment: string | null) => (moment === null ? '' : `<lastmod>${escapeXml(moment)}</lastmod>`);

/** XML of the index that lists all parts of the sitemap. */
export function indexXml(origin: string, { parts }: Sitemap): string {
  const lines = parts.map(
    ({ name, lastModified }) =>
      `<sitemap><loc>${address(origin, `/sitemaps/${name}.xml`)}</loc>${changed(lastModified)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

/** XML of one part of the sitemap: pages with their pictures. */
export function partXml(origin: string, { entries }: SitemapPart): string {
  const lines = entries.map(({ path, lastModified, pictures }) => {
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${address(origin, picture)}</image:loc></image:image>`,
    );
    return `<url><loc>${address(origin, path)}</loc>${changed(lastModified)}${images.join('')}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${PICTURES}">\n${lines.join('')}</urlset>\n`;
}
