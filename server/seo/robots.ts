import { allPages } from '#shared/web/pages.ts';

const pages = allPages().flatMap(([path, { isClosed }]) => (isClosed ? [path.replace(/\$.*/, '')] : []));

/**
 * Paths that robots need not fetch: calls of scripts, pages for one shopper, and price ranges, of which there
 * are endlessly many. Each entry excludes all URLs that begin with it. Other pages that search engines must
 * not show are not excluded here: they have a noindex tag, which robots can see only if they fetch the page.
 */
const CLOSED = [
  '/api/',
  ...pages.filter((path) => !pages.some((other) => other !== path && path.startsWith(other))),
  '/*?*cena_ot=',
  '/*?*cena_do=',
];

/** Advertising parameters, which do not change the page. Only the robots of Yandex read this line. */
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

/** The text of /robots.txt. A shop that must not be indexed excludes all robots. */
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
