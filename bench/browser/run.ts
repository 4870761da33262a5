// What a phone on a slow network sees of public pages, beside another build of the shop when there is one to compare with.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/setup/browser.ts';
import { loadNow } from '../finding/report.ts';
import { median, productOf, root, type Server, startShop } from '../pages/shops.ts';
import { type Figures, measurePage } from './measure-page.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Folder of another checkout that is built. */
    beside: { type: 'string' },
  },
});

const LISTING = '/zhenshchinam/platya';
const folders = { this: root, ...(values.beside && { beside: values.beside }) };
const servers: Server[] = [];
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  for (const [name, cwd] of Object.entries(folders)) servers.push(await startShop(name, { cwd }));
  const pages: Record<string, string> = {
    home: '/',
    listing: LISTING,
    product: await productOf(servers[0]?.origin ?? '', LISTING),
  };
  const figures = new Map<string, Figures[]>();
  // In the first round pictures are drawn.
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [page, path] of Object.entries(pages))
      for (const { name, origin } of servers) {
        const key = `${page} | ${name}`;
        const measured = await measurePage(browser, origin + path);
        if (round > 0) figures.set(key, [...(figures.get(key) ?? []), measured]);
      }
  const columns: [title: string, of: keyof Figures, digits: number][] = [
    ['LCP', 'lcp', 0],
    ['scripts answer', 'hydrated', 0],
    ['CLS', 'cls', 4],
    ['blocked', 'blocked', 0],
    ['longest task', 'longest', 0],
    ['scripts, KB', 'scripts', 0],
    ['before LCP, KB', 'early', 0],
  ];
  const head = ['page', 'build', ...columns.map(([title]) => title)];
  const rows = [...figures].map(([key, all]) => [
    key,
    ...columns.map(([, of, digits]) => median(all.map((one) => one[of])).toFixed(digits)),
  ]);
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  process.stdout.write(`Times in ms, medians of ${values.rounds} alternating rounds; 390 px, 1.6 Mbit/s, 150 ms, processor time × 4. ${cpus().length} cores, load of the machine ${loadNow().toFixed(1)}.

${table}
`);
} finally {
  await browser.close();
  for (const { stop } of servers) await stop();
}
