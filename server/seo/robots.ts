import { allPages } from '#shared/web/pages.ts';

const pages = allPages().flatMap(([path, { isClosed }]) => (isClosed ? [path.replace(/\$.*/, '')] : []));

/**
 * What robots need not fetch at all: calls of scripts, pages that act for one shopper, and ranges of prices, which have
 * no end. Everything else that search engines should not show says so by itself, in a tag that they can only read when
 * they may fetch the page. An address closes those that it begins.
 */
const CLOSED = [
  '/api/',
  ...pages.filter((path) => !pages.some((other) => other !== path && path.startsWith(other))),
  '/*?*cena_ot=',
  '/*?*cena_do=',
];

/** Marks of advertisements, which name no page of their own. Yandex alone reads this line. */
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

/** The text of /robots.txt. A shop that is not to be indexed asks all robots to stay away. */
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
