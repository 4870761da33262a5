import type { AnyRouter } from '@tanstack/react-router';
import type { PageFiles } from './start-late';

type RouteFiles = NonNullable<NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>['routes'][string]>;

const files = new WeakMap<AnyRouter, PageFiles>();

/** The files that the page being rendered starts by itself; undefined when the framework starts them. */
export const filesOf = (router: AnyRouter): PageFiles | undefined => files.get(router);

/**
 * Takes the scripts of a page out of the framework's hands: it would write them, and links that fetch them ahead, into
 * the HTML, where they share the line with the picture.
 */
export function takeFiles(router: AnyRouter): void {
  const { manifest } = router.ssr ?? {};
  if (!manifest) return;
  const routes = router.state.matches.map(({ routeId }) => manifest.routes[routeId] ?? {});
  const entries = routes.flatMap(({ scripts = [] }) => scripts.map(({ attrs }) => String(attrs?.src)));
  const all = new Set(routes.flatMap(preloadsOf));
  // The entry's own imports come with the root route, in no order of their own. Their names have one (vite.config.ts).
  const imports = preloadsOf(routes[0] ?? {}).filter((file) => !entries.includes(file));
  const run = [...imports.toSorted(), ...entries];
  files.set(router, { run, fetch: [...all].filter((file) => !run.includes(file)) });
  router.ssr = { manifest: { ...manifest, routes: {} } };
}

const preloadsOf = ({ preloads = [] }: RouteFiles) =>
  preloads.map((file) => (typeof file === 'string' ? file : file.href));
