import { cpus, getPriority } from 'node:os';
import { median } from '../pages/shops.ts';
import type { Audit } from './lighthouse.ts';
import type { Figures } from './measure-page.ts';

export type Measured = {
  /** The figures of each round. The key names the page and the build. */
  pages: Map<string, Figures[]>;
  /** The response times in ms. The key names the interaction and the build. */
  presses: Map<string, number[]>;
  audits: Map<string, Audit[]>;
  firstVisits: { screen: string; build: string; ms: number; pictures: number }[];
};

/**
 * A column of a table: its heading, how to compute its figure, how many decimals to show, and which value the
 * figure should reach.
 */
type Column<Value> = {
  title: string;
  of: (value: Value) => number;
  digits?: number;
  goal?: (figure: number) => boolean;
};

const PAGE: Column<Figures>[] = [
  { title: 'LCP (≤ 1200)', of: ({ lcp }) => lcp, goal: (ms) => ms <= 1200 },
  { title: 'scripts answer', of: ({ hydrated }) => hydrated },
  { title: 'CLS (≤ 0.01)', of: ({ cls }) => cls, digits: 4, goal: (shift) => shift <= 0.01 },
  { title: 'blocked (≤ 30)', of: ({ blocked }) => blocked, goal: (ms) => ms <= 30 },
  { title: 'longest task', of: ({ longest }) => longest },
  { title: 'HTML, KB (≤ 20)', of: ({ html }) => html, digits: 1, goal: (kilobytes) => kilobytes <= 20 },
  { title: 'scripts, KB', of: ({ scripts }) => scripts },
  { title: 'before LCP, KB', of: ({ early }) => early },
  { title: 'everything, KB', of: ({ all }) => all },
];
const PRESS: Column<number>[] = [
  { title: 'to the next paint (≤ 100)', of: (ms) => ms, goal: (ms) => ms <= 100 },
];
const AUDIT: Column<Audit>[] = [
  { title: 'score (100)', of: ({ score }) => score, goal: (score) => score >= 99.5 },
  { title: 'LCP (≤ 1200)', of: ({ lcp }) => lcp, goal: (ms) => ms <= 1200 },
  { title: 'TBT (≤ 30)', of: ({ tbt }) => tbt, goal: (ms) => ms <= 30 },
  { title: 'CLS (≤ 0.01)', of: ({ cls }) => cls, digits: 4, goal: (shift) => shift <= 0.01 },
];

/** The results as Markdown. Figures that do not reach their goal are marked. */
export function toMarkdown(
  { pages, presses, audits, firstVisits }: Measured,
  { rounds, loads }: { rounds: number; loads: number[] },
): string {
  const [audited] = [...audits.values()].flat();
  return `${[
    '# In the browser',
    `Times in ms, medians of ${rounds} alternating rounds. ${cpus().length} cores, niceness ${getPriority()}, load of the machine over a minute at the beginning, before Lighthouse and at the end: ${loads.map((load) => load.toFixed(1)).join(', ')}. Goals stand in the heads; **bold** is what misses its own.`,
    '## Pages',
    '390 px, empty cache, 1.6 Mbit/s, 150 ms. LCP and the moment scripts answer are by the clock, and a busy machine lengthens them; what blocks is the time that the main thread used, times four. Bytes are brotli.',
    tableOf('page', pages, PAGE),
    '## Interactions',
    'Time that the main thread uses from a press or a key to the next frame, times four, on a page that has come to rest.',
    tableOf('interaction', presses, PRESS),
    ...(audited
      ? [
          `## Lighthouse ${audited.version}`,
          `Mobile, performance alone, simulated throttling, over HTTPS and HTTP/2 as behind a proxy: over HTTP/1.1 its model has six connections wait for one another. It measures by the clock, so on a busy machine the time that blocks is that of other work too, and like Playwright it watches scripts, which costs what no visitor pays (\`bench/browser/chromium.ts\`).`,
          tableOf('page', audits, AUDIT),
        ]
      : []),
    '## First visit after the installation',
    'The first listing of a shop that has just been installed, without a slow network, while all other pictures are being drawn: ms until every visible picture is there (goal: 1000), by the clock.',
    table([
      ['screen', 'build', 'pictures', 'all there'],
      ...firstVisits.map(({ screen, build, pictures, ms }) => [
        ...[screen, build, String(pictures)],
        marked(ms.toFixed(0), ms <= 1000),
      ]),
    ]),
  ].join('\n\n')}\n`;
}

function tableOf<Value>(first: string, measured: Map<string, Value[]>, columns: Column<Value>[]): string {
  const rows = [...measured].map(([key, all]) => [
    ...key.split(' | '),
    ...columns.map(({ of, digits = 0, goal }) => {
      const figure = median(all.map(of));
      return marked(figure.toFixed(digits), goal?.(figure) ?? true);
    }),
  ]);
  return table([[first, 'build', ...columns.map(({ title }) => title)], ...rows]);
}

const marked = (figure: string, reaches: boolean) => (reaches ? figure : `**${figure}**`);

function table([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
