import type { AnyRouter } from '@tanstack/react-router';
import type { PageFiles } from './start-late';

type RouteFiles = NonNullable<NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>['routes'][string]>;

const files = new WeakMap<AnyRouter, PageFiles>();

/**
 * The scripts that `startLate` starts for the page that is being rendered; undefined if the framework starts
 * them.
 */
export const filesOf = (router: AnyRouter): PageFiles | undefined => files.get(router);

/**
 * Takes the scripts of a page out of the framework's manifest. Otherwise the framework would write script
 * tags and preload links, which compete with the main picture for bandwidth.
 */
export function takeFiles(router: AnyRouter): void {
  const { manifest } = router.ssr ?? {};
  if (!manifest) return;
  const routes = router.state.matches.map(({ routeId }) => manifest.routes[routeId] ?? {});
  const [entry] = routes.flatMap(({ scripts = [] }) => scripts.map(({ attrs }) => String(attrs?.src)));
  if (!entry) return;
  const others = new Set(routes.flatMap(preloadsOf).filter((file) => file !== entry));
  files.set(router, { entry, others: [...others] });
  router.ssr = { manifest: { ...manifest, routes: {} } };
}

const preloadsOf = ({ preloads = [] }: RouteFiles) =>
  preloads.map((file) => (typeof file === 'string' ? file : file.href));
