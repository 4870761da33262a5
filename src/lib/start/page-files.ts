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
  const entries = routes.flatMap(({ scripts = [] }) => scripts.map(({ attrs }) => String(attrs?.src)));
  const all = new Set(routes.flatMap(preloadsOf));
  // The entry's own imports come with the root route, unordered. Their names give the order (vite.config.ts).
  const imports = preloadsOf(routes[0] ?? {}).filter((file) => !entries.includes(file));
  const run = [...imports.toSorted(), ...entries];
  files.set(router, { run, fetch: [...all].filter((file) => !run.includes(file)) });
  router.ssr = { manifest: { ...manifest, routes: {} } };
}

const preloadsOf = ({ preloads = [] }: RouteFiles) =>
  preloads.map((file) => (typeof file === 'string' ? file : file.href));
