import { facetsById } from '#shared/goods/facets.ts';
import { isPrivatePath } from './private-paths.ts';

/** Query parameters that listings and searches have. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  ...['cena_ot', 'cena_do', 'sort', 'page'],
];

/**
 * Public pages and the query parameters that change what they show. The first pattern that matches the path
 * counts. Pages that match none are not cached.
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
  // Listings at any depth. Excludes shared wishlists, because their owners may stop sharing at any moment.
  [/^(?!\/wishlist\/)(\/[a-z0-9-]+){1,6}$/, LIST_PARAMETERS],
];

/**
 * Matches tracking parameters of advertisements and letters, and the parameter that turns third parties off.
 * Only scripts in the browser read them, so the rendered page is the same.
 */
const TRACKING =
  /^(utm_[a-z_]+|gclid|dclid|gbraid|wbraid|fbclid|yclid|ysclid|ymclid|_openstat|mc_cid|mc_eid|rb_clickid|erid|roistat|mindbox-[a-z-]+|third-party)$/;

const LONGEST = 2048;

/**
 * The cache key of a page: its URL without tracking parameters. Undefined if the page is not cached: its path
 * matches no route, it has an unknown parameter, or the URL is not spelled canonically.
 *
 * The key keeps the order of the parameters, because pages redirect to the canonical order themselves.
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
