import type { AnyRouter } from '@tanstack/react-router';
import type { PageFiles } from './start-late';

type RouteFiles = NonNullable<NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>['routes'][string]>;

const files = new WeakMap<AnyRouter, PageFiles>();

/** The files that `startLate` starts on the page being rendered; undefined if the framework starts them. */
export const filesOf = (router: AnyRouter): PageFiles | undefined => files.get(router);

/**
 * Removes the scripts of a page from the framework's manifest. The framework would write them and their preload links
 * into the HTML, and they would compete with the picture for bandwidth.
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
