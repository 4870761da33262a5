import { facetsById } from '#shared/goods/facets.ts';
import { isPrivatePath } from './private-paths.ts';

/** Parameters of listings and searches. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  ...['cena_ot', 'cena_do', 'sort', 'page'],
];

/**
 * Public pages, each with the query parameters that change it. The first pattern that matches the path is
 * used. Other pages are not cached.
 */
const ROUTES: readonly [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/product\/[a-z0-9-]+$/, ['ocenka', 'razmer', 'foto', 'sort', 'page']],
  [/^\/support\/[a-z0-9-]+$/, ['q']],
  [/^\/(page|policy|guide|about|journal)\/[a-z0-9-]+$/, []],
  [/^\/journal$/, []],
  [/^\/search$/, ['q', ...LIST_PARAMETERS]],
  [/^\/stores$/, ['city']],
  [/^\/stores\/[a-z0-9-]+$/, []],
  // Listings at any depth. Shared wishlists are excluded, because their owner may close them at any moment.
  [/^(?!\/wishlist\/)(\/[a-z0-9-]+){1,6}$/, LIST_PARAMETERS],
];

/**
 * Tracking parameters of advertisements and letters, and the parameter that turns third parties off. Only
 * scripts in the browser read them, so they do not change the rendered page.
 */
const TRACKING =
  /^(utm_[a-z_]+|gclid|dclid|gbraid|wbraid|fbclid|yclid|ysclid|ymclid|_openstat|mc_cid|mc_eid|rb_clickid|erid|roistat|mindbox-[a-z-]+|third-party)$/;

const LONGEST = 2048;

/**
 * The cache key of a page: its URL without tracking parameters. Undefined if the page is not cached, because
 * its route is not listed, a parameter is unknown, or the URL is not in its canonical spelling.
 *
 * Parameters keep their order in the key, because a page itself redirects to the canonical order.
 */
export function pageKey(url: string): string | undefined {
  if (url.length > LONGEST) return undefined;
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const parameters = ROUTES.find(([pattern]) => pattern.test(path))?.[1];
  if (!parameters || isPrivatePath(path)) return undefined;
  if (start < 0) return path;
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (TRACKING.test(name)) continue;
    if (!parameters.includes(name)) return undefined;
    own.append(name, value);
  }
  return own.size === 0 ? path : `${path}?${own}`;
}
