import { allPages } from '#shared/web/pages.ts';

const pages = allPages().flatMap(([path, { isClosed }]) => (isClosed ? [path.replace(/\$.*/, '')] : []));

/**
 * Beginnings of URLs that robots need not fetch: API calls of scripts, pages for one shopper, and listings
 * with a price range, of which there are endlessly many. Other pages that must not be indexed are not listed:
 * robots have to fetch them to see their noindex tag.
 */
const CLOSED = [
  '/api/',
  ...pages.filter((path) => !pages.some((other) => other !== path && path.startsWith(other))),
  '/*?*cena_ot=',
  '/*?*cena_do=',
];

/** Advertising parameters that do not change the page. Only the robots of Yandex understand this line. */
const MARKS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'gclid',
  'fbclid',
];

/** The text of /robots.txt. If the shop must not be indexed, it excludes all robots. */
export function robotsText(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${MARKS.join('&')} /`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
