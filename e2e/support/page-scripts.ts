import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(import.meta.dirname, '../../dist');

type Route = { preloads?: (string | { href: string })[]; scripts?: { attrs?: { src?: string } }[] };

/**
 * For each route, the size of the scripts that its page starts with, in kilobytes after gzip. Read from the
 * build manifest.
 */
export async function pageScripts(): Promise<Map<string, number>> {
  const [file = ''] = globSync(join(dist, 'server/assets/_tanstack-start-manifest_v*.js'));
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const made = Object.values(exported).map((one) => (typeof one === 'function' ? one() : one));
  const manifest = made.find((one): one is { routes: Record<string, Route> } => one?.routes !== undefined);
  if (!manifest?.routes.__root__) throw new Error('The build has no manifest of its routes.');
  const { __root__: root, ...routes } = manifest.routes;
  return new Map(Object.entries(routes).map(([path, route]) => [path, kilobytes([root, route])]));
}

function kilobytes(routes: Route[]): number {
  const files = new Set(
    routes.flatMap(({ preloads = [], scripts = [] }) => [
      ...preloads.map((preload) => (typeof preload === 'string' ? preload : preload.href)),
      ...scripts.map(({ attrs }) => attrs?.src ?? ''),
    ]),
  );
  return [...files].reduce((sum, file) => sum + bytesOf(basename(file)), 0) / 1000;
}

/**
 * The size of a file in bytes after gzip. A file so small that the build did not compress it counts
 * uncompressed.
 */
function bytesOf(name: string): number {
  return sizeOf(join(dist, 'client/assets', name));
}

function sizeOf(file: string): number {
  return (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? { size: readFileSync(file).length }).size;
}

/** The size of the scripts that the page of the desk names, in kilobytes compressed with gzip. */
export function deskScripts(): number {
  const page = readFileSync(join(dist, 'desk/index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  if (files.length === 0) throw new Error('The page of the desk names no scripts.');
  return files.reduce((sum, file) => sum + sizeOf(join(dist, 'desk', file)), 0) / 1000;
}
