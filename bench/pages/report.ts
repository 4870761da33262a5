import { cpus, getPriority } from 'node:os';
import type { Load } from './load.ts';
import { median } from './shops.ts';

export type Beside = { name: string; elements: number; load: Load };
export type Personal = { page: string; encoding: string; database: string; load: Load };
export type Workers = { workers: string; kept: boolean; load: Load; memory: number[] };

type Measured = {
  pages: readonly string[];
  encodings: readonly string[];
  /** The loads measured in each round. The key names page, encoding and server. */
  loads: Map<string, Load[]>;
  beside: Beside[];
  personal: Personal[];
  workers: Workers[];
  /** Memory in MiB before the many different requests, and after each tenth of them. */
  growth: number[];
  varied: number;
};

export function summary(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { cpu: of('cpu'), aSecond: of('aSecond'), p99: of('p99'), bytes: of('bytes') };
}

/** The results as Markdown. */
export function toMarkdown(
  { pages, encodings, loads, beside, personal, workers, growth, varied }: Measured,
  { rounds, busy }: { rounds: number; busy: number[] },
): string {
  return `${[
    '# Public pages',
    `CPU in ms a request of the serving process with all its threads and what it started, medians of ${rounds} alternating rounds. ${cpus().length} cores, niceness ${getPriority()}, load of the machine at the beginning and at the end ${busy.map((load) => load.toFixed(1)).join(' and ')}, Node ${process.version}. Ratios count, not figures: the load comes from the same machine.`,
    '## Kept and rendered',
    'The ceiling is a server that sends the same bytes from memory. Goal: kept home, listing and product in brotli at 85 % of it or more, and 99 of 100 requests within 3 ms, eight at once.',
    table([
      ...[
        [
          'page',
          'encoding',
          'body',
          'ceiling',
          'kept',
          'rendered',
          'kept to ceiling by CPU',
          'by throughput',
          'p99 of kept, ms',
          'rendered to kept',
        ],
      ],
      ...pages.flatMap((page) => encodings.map((encoding) => pageRow(page, encoding, loads))),
    ]),
    '## The same tree',
    'The elements of the listing, read from its HTML and rendered again for every request by React alone (`renderToString`) and by the plainest page of each framework, uncompressed. The shop also finds the goods, writes head and data, and looks after policies. Goals: a sixth of the CPU of Next or less, and 45 % of what React alone does or more.',
    table([['server', 'elements', 'HTML', 'CPU', 'to the shop'], ...besideRows(beside)]),
    '## Personal pages',
    'Of a guest with four lines in the cart. They are for that shopper alone, so they are rendered for every request. CPU of the process, with the embedded database or without the server of PostgreSQL. Goal for the cart: 2.5 ms.',
    table([
      ['page', 'database', 'encoding', 'body', 'CPU'],
      ...personal.map(({ page, database, encoding, load }) => [
        ...[page, database, encoding, `${(load.bytes / 1000).toFixed(1)} KB`, load.cpu.toFixed(1)],
      ]),
    ]),
    '## One process and two',
    'The listing in brotli on PostgreSQL. Goal: 1.8 times as many requests of two, which the CPU a request allows when it stays the same; by throughput only where two cores are free for them, which they are not while this machine also makes the load.',
    table([
      ['pages', 'processes', 'CPU', 'a second', 'two could do', 'memory of each, MiB'],
      ...workerRows(workers),
    ]),
    '## Memory',
    ...(varied > 0
      ? [
          `Of the demo shop's process on PGlite after the measurements above, in MiB, then after each tenth of ${varied.toLocaleString('en')} requests of which hardly two are the same (searches, prices, products), so that each is rendered and kept for a while: ${growth.join(', ')}. The cache of pages may hold up to \`PAGE_CACHE_MB\` more.`,
        ]
      : []),
    'Of a process with 100,000 and a million colours: [finding.md](finding.md), [finding-1000000.md](finding-1000000.md).',
  ].join('\n\n')}\n`;
}

function pageRow(page: string, encoding: string, loads: Map<string, Load[]>): string[] {
  const of = (name: string) => summary(loads.get(`${page} ${encoding} ${name}`) ?? []);
  const [ceiling, hit, rendered] = [of('ceiling'), of('kept'), of('rendered')];
  return [
    ...[page, encoding, `${(hit.bytes / 1000).toFixed(1)} KB`],
    ...[ceiling, hit, rendered].map(({ cpu }) => cpu.toFixed(cpu < 1 ? 3 : 1)),
    share(ceiling.cpu, hit.cpu),
    share(hit.aSecond, ceiling.aSecond),
    hit.p99.toFixed(1),
    `${Math.round(rendered.cpu / hit.cpu)} ×`,
  ];
}

/** Rows of the comparison with other servers. The first entry is the shop. */
const besideRows = ([shop, ...others]: Beside[]): string[][] =>
  [...(shop ? [shop] : []), ...others].map(({ name, elements, load }) => [
    name === shop?.name ? 'the shop' : name,
    String(elements),
    `${(load.bytes / 1000).toFixed(0)} KB`,
    load.cpu.toFixed(1),
    `${(load.cpu / (shop?.load.cpu ?? 1)).toFixed(2)} ×`,
  ]);

const workerRows = (workers: Workers[]): string[][] =>
  workers.map(({ workers: count, kept, load, memory }) => {
    const one = workers.find((other) => other.kept === kept && other.workers === '1');
    const could = (Number(count) * (one?.load.cpu ?? load.cpu)) / load.cpu;
    return [
      kept ? 'kept' : 'rendered',
      count,
      load.cpu.toFixed(load.cpu < 1 ? 3 : 1),
      load.aSecond.toFixed(0),
      `${could.toFixed(2)} ×`,
      memory.join(', '),
    ];
  });

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

function table([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
