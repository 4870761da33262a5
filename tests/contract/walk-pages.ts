import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allPages } from '#shared/web/pages.ts';

const root = resolve(import.meta.dirname, '../..');

export type DevShop = { origin: string; printed(): string; stop(): Promise<void> };

/**
 * Starts the development server, which renders pages on the server. It calls the API at the given URL and has
 * its own cache.
 */
export async function startDevShop(apiBaseUrl: string): Promise<DevShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-walk-'));
  const child = spawn(process.execPath, ['server/fixtures/dev-server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      VITE_CACHE_DIR: join(folder, 'cache'),
      API_BASE_URL: apiBaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close');
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(output))),
  ]);
  return {
    origin: `http://localhost:${(message as { port: number }).port}`,
    printed: () => output,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** A link or form. `to` is the path that it leads to, `from` the path of the page that contains it. */
type Way = { to: string; method: 'GET' | 'POST'; body?: FormData | URLSearchParams; from: string };

/** A sentence about a link or form whose target does not work. */
export type Fault = string;

/**
 * Follows every link and submits every form, starting from the given pages, unless `follows` returns false
 * for the target. If links differ only in the values of query parameters, only one of them is followed.
 */
export async function walkPages(
  origin: string,
  first: readonly string[],
  { cookie = '', follows = () => true }: { cookie?: string; follows?: (to: string) => boolean } = {},
): Promise<{ visited: Set<string>; faults: Fault[] }> {
  const ways: Way[] = first.map((to) => ({ to, method: 'GET', from: 'the list of pages' }));
  const seen = new Set(ways.map(keyOf));
  const visited = new Set<string>();
  const faults: Fault[] = [];
  const add = (way: Way) => {
    if (!isPage(way.to) || !follows(way.to) || seen.has(keyOf(way))) return;
    seen.add(keyOf(way));
    ways.push(way);
  };
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { to, method, body = null, from } = way;
    const answer = await fetch(origin + to, {
      method,
      body,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie,
        'sec-fetch-site': 'same-origin',
      },
    });
    const html = await answer.text();
    const location = answer.headers.get('location');
    if (location) add({ to: insideOf(origin, location, to), method: 'GET', from: to });
    const isForm = method === 'POST';
    // Without scripts, the server shows an invalid form again with status 422. The walk submits forms
    // unfilled, so 403, 409 and 422 are fine.
    const isFine = answer.ok || location !== null || (isForm && [403, 409, 422].includes(answer.status));
    if (!isFine) faults.push(`${method} ${to} of ${from}: ${answer.status}`);
    else if (!location && !/<h1[^>]*>.*?\S.*?<\/h1>/s.test(html)) faults.push(`${to} of ${from}: no heading`);
    if (!isForm && answer.ok) {
      visited.add(new URL(to, origin).pathname);
      for (const next of waysOf(html, origin, to)) add(next);
    }
  }
  return { visited, faults };
}

/** Whether a path leads to a page. Pictures, files and other sites are not pages. */
const isPage = (to: string) => to.startsWith('/') && !/^\/(pictures|brand|api|dev)\/|\.\w+$/.test(to);

/**
 * The walk follows only one of the links that have the same key. For a link without query parameters the key
 * is its path. For links with query parameters and for forms it is the kind of page and the alphabetically
 * first parameter.
 */
function keyOf({ to, method }: Way): string {
  const { pathname, searchParams } = new URL(to, 'http://shop');
  const [parameter] = [...searchParams.keys()].sort();
  const isPlain = method === 'GET' && parameter === undefined;
  return [method, isPlain ? pathname : kindOf(pathname), parameter].join(' ');
}

const patterns = allPages()
  .map(([path]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+').replace('$', '.+')}$`),
  }))
  .toSorted((one, other) => Number(one.path.includes('$')) - Number(other.path.includes('$')));

/**
 * The path pattern of a page in the route tree, such as `/product/$slug`. Paths that match no other route are
 * listings.
 */
export const kindOf = (pathname: string): string =>
  patterns.find(({ path, pattern }) => path !== '/$' && pattern.test(pathname))?.path ?? '/$';

function formData(fields: URLSearchParams): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.set(name, value);
  return data;
}

function waysOf(html: string, origin: string, from: string): Way[] {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    ([, href = '']): Way => ({ to: insideOf(origin, href, from), method: 'GET', from }),
  );
  const forms = [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].map(([, tag = '', content = '']): Way => {
    const to = insideOf(origin, attribute(tag, 'action') ?? from, from);
    const fields = new URLSearchParams(fieldsOf(content));
    const body = attribute(tag, 'enctype') === 'multipart/form-data' ? formData(fields) : fields;
    if (attribute(tag, 'method')?.toLowerCase() === 'post') return { to, method: 'POST', body, from };
    return { to: `${to.replace(/\?.*/, '')}?${fields}`, method: 'GET', from };
  });
  return [...links, ...forms];
}

/** The fields with which the walk submits a form: each keeps the value it has in the page; search fields get a query. */
function fieldsOf(content: string): [string, string][] {
  return [...content.matchAll(/<(?:input|button|textarea) ([^>]*)>/g)].flatMap(
    ([, tag = '']): [string, string][] => {
      const name = attribute(tag, 'name');
      if (!name || (/type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag))) return [];
      return [[name, attribute(tag, 'value') ?? (name === 'q' ? 'пальто' : '')]];
    },
  );
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^| )${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Resolves a link: returns a path if it leads into the shop, otherwise the whole URL. */
function insideOf(origin: string, href: string, from: string): string {
  const url = new URL(href.replaceAll('&amp;', '&'), origin + from);
  return url.origin === origin ? url.pathname + url.search : url.href;
}
