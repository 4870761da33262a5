// What public pages cost the server: bytes from memory (the ceiling), kept pages, and pages that are rendered.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadNow } from '../finding/report.ts';
import { type Load, measureLoad } from './load.ts';
import { median, productOf, type Server, startShop, stopChild } from './shops.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '2000' },
    out: { type: 'string', default: fileURLToPath(new URL('../results/pages.md', import.meta.url)) },
  },
});

/** A page that is rendered takes so much longer that fewer of them are measured as exactly. */
const RENDERED_SHARE = 40;
const ENCODINGS = ['br', 'identity'];

type Measured = Server & { requests: number };

/** A server of the same bytes with the same headers. */
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

function summary(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { cpu: of('cpu'), aSecond: of('aSecond'), bytes: of('bytes') };
}

const [requests, rounds] = [Number(values.requests), Number(values.rounds)];
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
  // The first round warms up and is forgotten.
  for (let round = 0; round <= rounds; round += 1)
    for (const [page, url] of Object.entries(pages))
      for (const encoding of ENCODINGS)
        for (const { name, origin, child, requests: count } of servers) {
          const load = await measureLoad({ origin, url, encoding }, child.pid ?? 0, count);
          const key = `${page} ${encoding} ${name}`;
          if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
        }

  const rows = Object.keys(pages).flatMap((page) =>
    ENCODINGS.map((encoding) => {
      const of = (name: string) => summary(loads.get(`${page} ${encoding} ${name}`) ?? []);
      const [ceiling, hit, rendered] = [of('ceiling'), of('kept'), of('rendered')];
      const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;
      return [
        ...[page, encoding, `${(hit.bytes / 1000).toFixed(1)} KB`],
        ...[ceiling, hit, rendered].map(({ cpu }) => cpu.toFixed(cpu < 1 ? 3 : 1)),
        share(ceiling.cpu, hit.cpu),
        share(hit.aSecond, ceiling.aSecond),
        `${Math.round(rendered.cpu / hit.cpu)} ×`,
      ];
    }),
  );
  const head = [
    ...['page', 'encoding', 'body', 'ceiling', 'kept', 'rendered'],
    ...['kept to ceiling by CPU', 'by throughput', 'rendered to kept'],
  ];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# Public pages

CPU in ms a request of the serving process, all its threads, medians of ${rounds} alternating rounds. ${cpus().length} cores, load of the machine ${loadNow().toFixed(1)}, Node ${process.version}. Ratios count, not figures: the load comes from the same machine.

${table}
`;
  await mkdir(new URL('../results/', import.meta.url), { recursive: true });
  await writeFile(values.out, text);
  process.stdout.write(text);
} finally {
  for (const { stop } of servers) await stop();
}
