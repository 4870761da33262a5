// Measures what public pages cost the server: prepared bytes (as the best possible result), pages from the
// cache, and rendered pages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgresServer } from '../finding/postgres-server.ts';
import { loadNow } from '../finding/report.ts';
import { guestWithCart } from './guest.ts';
import { countElements, readBody } from './html-tree.ts';
import { type Asked, type Load, measureLoad } from './load.ts';
import { measureGrowth } from './memory.ts';
import { memoryOf } from './processes.ts';
import { type Beside, type Personal, summary, toMarkdown, type Workers } from './report.ts';
import { startBare, startNext, startStart } from './rivals.ts';
import { productOf, productsOf, type Server, startShop, stopChild } from './shops.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '2000' },
    /** How many different requests to send while the memory is measured. 0 skips this. */
    varied: { type: 'string', default: '100000' },
    out: { type: 'string', default: fileURLToPath(new URL('../results/pages.md', import.meta.url)) },
  },
});

/**
 * Rendered pages are requested this many times less often than cached ones: rendering takes much longer, so
 * fewer requests give an equally precise result.
 */
const RENDERED_SHARE = 40;
/** Long timeouts, because seeding a database is slow on a busy machine. */
const UNHURRIED = 'statement_timeout=120000&idle_in_transaction_session_timeout=120000&connect_timeout=120';
/** Number of requests to the shop and to each server that it is compared with. All render the same tree. */
const BESIDE_REQUESTS = 100;
/** Number of requests before the measurement, until Node has compiled the code. */
const WARM_UP = 300;
const ENCODINGS = ['br', 'identity'];
/**
 * Encodings that are measured for pages of a single shopper, such as the cart. The shop prefers zstd for
 * them.
 */
const ENCODINGS_OF_ONE = ['zstd', 'br', 'identity'];

type Measured = Server & { requests: number };

/** Starts a server that sends the same bytes and headers as the shop, but renders nothing. */
async function startCeiling(shop: Server, urls: readonly string[]): Promise<Server> {
  const child = fork(new URL('ceiling.ts', import.meta.url), { serialization: 'advanced' });
  const [port] = await once(child, 'message');
  for (const url of urls)
    for (const encoding of ENCODINGS) {
      const answer = await fetch(shop.origin + url, { headers: { 'accept-encoding': encoding } });
      const plain = Buffer.from(await answer.arrayBuffer());
      const skipped = /^(connection|keep-alive|date|transfer-encoding|content-length|content-encoding)$/;
      const headers = [...answer.headers].filter(([key]) => !skipped.test(key)).flat();
      const bytes = encoding === 'br' ? await packed(plain) : plain;
      child.send({ url, encoding, bytes, headers: [...headers, 'content-length', String(bytes.length)] });
      await once(child, 'message');
    }
  return { name: 'ceiling', origin: `http://127.0.0.1:${port}`, child, stop: () => stopChild(child) };
}

async function packed(plain: Buffer): Promise<Buffer> {
  const { brotliCompressSync, constants } = await import('node:zlib');
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/**
 * Compares how fast the shop, React alone and other frameworks render a listing. All of them render the same
 * HTML tree.
 */
async function besideOthers(shop: Server, listing: string, rounds: number): Promise<Beside[]> {
  const html = await (
    await fetch(shop.origin + listing, { headers: { 'accept-encoding': 'identity' } })
  ).text();
  const tree = readBody(html);
  const all = [shop];
  try {
    for (const start of [startBare, startStart, startNext]) all.push(await start(tree));
    const loads = new Map<string, Load[]>();
    for (let round = 0; round <= rounds; round += 1)
      for (const { name, origin, child } of all) {
        const asked = { origin, url: listing, encoding: 'identity' };
        const load = await measureLoad(asked, child.pid ?? 0, BESIDE_REQUESTS);
        if (round > 0) loads.set(name, [...(loads.get(name) ?? []), load]);
      }
    return await Promise.all(
      all.map(async ({ name, origin }) => {
        const page = await (
          await fetch(origin + listing, { headers: { 'accept-encoding': 'identity' } })
        ).text();
        return { name, elements: countElements(page), load: summary(loads.get(name) ?? []) };
      }),
    );
  } finally {
    for (const { stop } of all.slice(1)) await stop();
  }
}

/** Measures cart and checkout of a guest with four lines, on both databases. These pages are never cached. */
async function personalPages(embedded: Server, listing: string, rounds: number): Promise<Personal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-postgres-'));
  const postgres = await openPostgresServer(folder);
  const shops = [{ ...embedded, database: 'PGlite' }];
  try {
    const DATABASE_URL = `${await postgres.database('personal')}?${UNHURRIED}`;
    const served = await startShop('personal', { settings: { DATABASE_URL } });
    shops.push({ ...served, database: 'PostgreSQL' });
    const personal: (Personal & { asked: Asked; loads: Load[] })[] = [];
    for (const { origin, child, database } of shops) {
      const cookie = await guestWithCart(origin, await productsOf(origin, listing, 4));
      for (const page of ['cart', 'checkout'])
        for (const encoding of ENCODINGS_OF_ONE) {
          const asked = { origin, url: `/${page}`, encoding, cookie };
          const load = await measureLoad(asked, child.pid ?? 0, WARM_UP);
          personal.push({ page, encoding, database, load, asked, loads: [] });
        }
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { asked, loads } of round % 2 === 0 ? personal : personal.toReversed()) {
        const shop = shops.find(({ origin }) => origin === asked.origin);
        // Not counted: the CPU has been working for the other shop, so this one must warm up again.
        await measureLoad(asked, shop?.child.pid ?? 0, BESIDE_REQUESTS / 2);
        loads.push(await measureLoad(asked, shop?.child.pid ?? 0, BESIDE_REQUESTS));
      }
    return personal.map(({ loads, ...rest }) => ({ ...rest, load: summary(loads) }));
  } finally {
    for (const { stop } of shops.slice(1)) await stop();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures pages from the cache and rendered pages, with one and with two server processes on PostgreSQL. */
async function workersBeside(listing: string, rounds: number, requests: number): Promise<Workers[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-postgres-'));
  const postgres = await openPostgresServer(folder);
  const shops: (Server & { workers: string; kept: boolean })[] = [];
  try {
    for (const workers of ['1', '2'])
      for (const kept of [true, false]) {
        const database = await postgres.database(`pages_${workers}_${kept ? 'kept' : 'rendered'}`);
        const DATABASE_URL = `${database}?${UNHURRIED}`;
        const settings = { DATABASE_URL, WORKERS: workers, ...(!kept && { PAGE_CACHE_MB: '0' }) };
        shops.push({ ...(await startShop('workers', { settings })), workers, kept });
      }
    const loads = new Map<string, Load[]>();
    for (let round = 0; round <= rounds; round += 1)
      for (const { workers, kept, origin, child } of shops) {
        const asked = { origin, url: listing, encoding: 'br' };
        const load = await measureLoad(asked, child.pid ?? 0, kept ? requests : BESIDE_REQUESTS);
        const key = `${workers} ${kept}`;
        if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
      }
    return shops.map(({ workers, kept, child }) => ({
      workers,
      kept,
      memory: memoryOf(child.pid ?? 0),
      load: summary(loads.get(`${workers} ${kept}`) ?? []),
    }));
  } finally {
    for (const { stop } of shops) await stop();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const [requests, rounds, varied] = [values.requests, values.rounds, values.varied].map(Number) as [
  number,
  number,
  number,
];
const busyBefore = loadNow();
const servers: Measured[] = [];
try {
  const kept = { ...(await startShop('kept')), requests };
  servers.push(kept);
  const few = Math.max(20, Math.round(requests / RENDERED_SHARE));
  const rendered = await startShop('rendered', { settings: { PAGE_CACHE_MB: '0' } });
  servers.push({ ...rendered, requests: few });
  const listing = '/zhenshchinam/platya';
  const pages: Record<string, string> = {
    home: '/',
    listing,
    product: await productOf(kept.origin, listing),
    search: `/search?q=${encodeURIComponent('платье')}`,
  };
  servers.unshift({ ...(await startCeiling(kept, Object.values(pages))), requests });

  const loads = new Map<string, Load[]>();
  // Round 0 only warms up. Its results are thrown away.
  for (let round = 0; round <= rounds; round += 1)
    for (const [page, url] of Object.entries(pages))
      for (const encoding of ENCODINGS)
        for (const { name, origin, child, requests: count } of servers) {
          const asked = { origin, url, encoding };
          // Not counted: a process that was idle has released memory, so its next responses are slower than
          // usual.
          await measureLoad(asked, child.pid ?? 0, Math.ceil(count / 2));
          const load = await measureLoad(asked, child.pid ?? 0, count);
          const key = `${page} ${encoding} ${name}`;
          if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
        }

  const beside = await besideOthers(rendered, listing, rounds);
  const personal = await personalPages(rendered, listing, rounds);
  const workers = await workersBeside(listing, rounds, requests);
  const growth = varied > 0 ? await measureGrowth(kept, varied) : [];
  const text = toMarkdown(
    { pages: Object.keys(pages), encodings: ENCODINGS, loads, beside, personal, workers, growth, varied },
    { rounds, busy: [busyBefore, loadNow()] },
  );
  await mkdir(new URL('../results/', import.meta.url), { recursive: true });
  await writeFile(values.out, text);
  process.stdout.write(text);
} finally {
  for (const { stop } of servers) await stop();
}
