import { facetsById } from '#shared/goods/facets.ts';
import { isPrivatePath } from '../pages/private-paths.ts';

/** What the address of a list of goods says of it. */
export const LIST_PARAMETERS: readonly string[] = [
  ...Object.values(facetsById).map(({ parameter }) => parameter),
  ...['cena_ot', 'cena_do', 'sort', 'page'],
];

/** Public pages and the parameters they depend on; the first pattern that fits counts. Every other page is not kept. */
const ROUTES: readonly [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/product\/[a-z0-9-]+$/, ['ocenka', 'razmer', 'foto', 'sort', 'page']],
  [/^\/support\/[a-z0-9-]+$/, ['q']],
  [/^\/(page|policy|guide|about|journal)\/[a-z0-9-]+$/, []],
  [/^\/journal$/, []],
  [/^\/search$/, ['q', ...LIST_PARAMETERS]],
  [/^\/stores$/, ['city']],
  [/^\/stores\/[a-z0-9-]+$/, []],
  // Listings, wherever they stand. A shared wishlist does not look like one: its owner may close it at any moment.
  [/^(?!\/wishlist\/)(\/[a-z0-9-]+){1,6}$/, LIST_PARAMETERS],
];

/** What advertisements and mailings add to an address, and the switch of third parties. No page shows it; scripts read it in the browser. */
const TRACKING =
  /^(utm_[a-z_]+|gclid|dclid|gbraid|wbraid|fbclid|yclid|ysclid|ymclid|_openstat|mc_cid|mc_eid|rb_clickid|erid|roistat|mindbox-[a-z-]+|third-party)$/;

const LONGEST = 2048;

/**
 * The address under which a page is kept: without what only tracks. Undefined for an address that is not kept: another
 * route, a parameter the route does not know, or a way to write it that the shop does not use.
 *
 * Parameters stay in their order: the pages themselves redirect to the canonical one.
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
