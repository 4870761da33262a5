import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { FacetId, Listing } from '#contract/client/client.schemas.ts';
import { facetsById } from '#shared/goods/facets.ts';
import { chanceOf } from '../../demo/generate/chance.ts';
import { freePort } from '../../tests/support/free-port.ts';
import type { FilledDatabase } from './filled-database.ts';
import { queryMixes } from './queries.ts';
import { type Timings, timingsOf } from './timings.ts';

/**
 * Time limit in ms for the start of a shop. It is long, because a large shop needs minutes to read all goods.
 */
const TIMEOUT_MS = 20 * 60_000;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** HTML pages: time until the last byte, and size in bytes after brotli. */
export type PageTimings = Timings & { brotli: { median: number; most: number } };
export type MeasuredPages = {
  /** From the start of the process until the first page is sent, in ms. */
  firstPage: number;
  listings: PageTimings;
  filteredListings: PageTimings;
  searches: PageTimings;
};

/** Requests pages of the built shop over HTTP and measures them. Undefined if there is no build. */
export async function measurePages(
  { dataDir, databaseUrl }: FilledDatabase,
  { calls, seed }: { calls: number; seed: number },
): Promise<MeasuredPages | undefined> {
  if (!existsSync(new URL('../../dist/server', import.meta.url))) return undefined;
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ['server/main.ts', '--lang', 'en'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      WARM_PICTURES: 'off',
      // Turns the page cache off, because this bench measures rendering. (bench/pages measures cached pages.)
      PAGE_CACHE_MB: '0',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await isReady(server);
    const origin = `http://127.0.0.1:${port}`;
    await firstAnswer(origin, '/zhenshchinam');
    const firstPage = performance.now() - began;
    const chance = chanceOf(seed, 1);
    const addresses = await readAddresses(origin);
    const many = (make: () => string) => Array.from({ length: calls }, make);
    const plain = many(() => {
      const { path, totalPages } = chance.pick(addresses);
      return `${path}?page=${chance.whole(2, totalPages)}`;
    });
    const filtered = many(() => {
      const { path, choices } = chance.pick(addresses);
      return `${path}?${chance.pick(choices)}`;
    });
    const { 'two words': queries = [] } = queryMixes(chance, calls);
    return {
      firstPage,
      listings: await askAll(origin, plain),
      filteredListings: await askAll(origin, filtered),
      searches: await askAll(
        origin,
        queries.map((q) => `/search?q=${encodeURIComponent(q)}`),
      ),
    };
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function isReady(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('The shop printed nothing.');
  for await (const line of createInterface(server.stdout)) if (line.startsWith('Vitrina is at')) return;
  throw new Error('The shop did not start.');
}

/** Repeats a request until the shop answers it. While the shop reads the goods, requests may time out. */
async function firstAnswer(origin: string, address: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < TIMEOUT_MS; ) {
    const isThere = await page(origin, address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(200);
  }
  throw new Error(`${address} is never answered.`);
}

type Address = { path: string; totalPages: number; choices: string[] };

/** Paths of departments and categories, with the filters that their pages offer. */
async function readAddresses(origin: string): Promise<Address[]> {
  const found: Address[] = [];
  for (const path of [
    'zhenshchinam',
    'muzhchinam',
    'detyam',
    'zhenshchinam/platya',
    'zhenshchinam/bryuki',
    'obuv/botinki',
  ]) {
    const answer = await fetch(
      `${origin}/api/catalog-orchestration/v1/listings?site=ru&path=${encodeURIComponent(path)}`,
      {
        headers: { 'x-request-id': crypto.randomUUID(), 'x-requested-from': 'browser', 'x-site-id': 'ru' },
      },
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    const { facets, totalPages } = (await answer.json()) as Listing;
    const choices = facets.flatMap(({ id, values }) => {
      if (setAside.includes(id)) return [];
      const { parameter } = facetsById[id];
      return values.filter(({ count }) => count > 0).map(({ value }) => `${parameter}=${value}`);
    });
    found.push({ path: `/${path}`, totalPages, choices });
  }
  return found;
}

/** Facets that shoppers rarely use. They are not measured. */
const setAside: readonly FacetId[] = ['category', 'availability', 'store'];

async function askAll(origin: string, addresses: readonly string[]): Promise<PageTimings> {
  const warmUp = Math.ceil(addresses.length / 5);
  for (const address of addresses.slice(0, warmUp)) await page(origin, address);
  const took: number[] = [];
  const bytes: number[] = [];
  for (const address of addresses.slice(warmUp)) {
    const began = performance.now();
    const body = await page(origin, address);
    took.push(performance.now() - began);
    bytes.push(body.byteLength);
  }
  const sizes = timingsOf(bytes);
  return { ...timingsOf(took), brotli: { median: sizes.p50, most: sizes.most } };
}

/** Requests a page and returns its compressed body. Uses `node:http`, because `fetch` would decompress it. */
function page(origin: string, address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${address}`, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
        reject(
          new Error(
            `${address} answered ${response.statusCode}, ${response.headers['content-encoding'] ?? 'not compressed'}.`,
          ),
        );
      else if (!brotliDecompressSync(body).includes('</html>'))
        reject(new Error(`${address} is not a complete page.`));
      else resolve(body);
    });
    request.on('error', reject);
  });
}
