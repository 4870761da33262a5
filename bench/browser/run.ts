// Measures the shop in a browser: six pages on a phone with a slow network, response times of interactions,
// and Lighthouse scores. Can compare the results with those of another build.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadNow } from '../finding/report.ts';
import { guestWithCart } from '../pages/guest.ts';
import { productOf, root, type Server, startShop } from '../pages/shops.ts';
import { openBrowser } from './chromium.ts';
import { measureFirstVisit } from './first-visit.ts';
import { type Front, openFront } from './https-front.ts';
import { interactions, measureInteraction } from './interactions.ts';
import { type Audit, audit } from './lighthouse.ts';
import { type Figures, measurePage } from './measure-page.ts';
import { fillCart, openPhone } from './phone.ts';
import { toMarkdown } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Folder of another checkout with a build. It is measured in turn with this one, for comparison. */
    beside: { type: 'string' },
    /** Number of Lighthouse rounds. They take the most time; 0 skips them. */
    audits: { type: 'string', default: '3' },
    out: { type: 'string', default: fileURLToPath(new URL('../results/browser.md', import.meta.url)) },
  },
});

const LISTING = '/zhenshchinam/platya';
const PRIVATE = ['/cart', '/checkout'];
const folders = { this: root, ...(values.beside && { beside: values.beside }) };
const servers: Server[] = [];
const fronts: Front[] = [];
const loads = [loadNow()];
const browser = await openBrowser();
try {
  const pages = new Map<string, Figures[]>();
  const presses = new Map<string, number[]>();
  const audits = new Map<string, Audit[]>();
  const firstVisits: Parameters<typeof toMarkdown>[0]['firstVisits'] = [];
  const note = <Value>(all: Map<string, Value[]>, key: string, value: Value) =>
    all.set(key, [...(all.get(key) ?? []), value]);

  for (const screen of ['phone', 'laptop'] as const)
    for (const [build, cwd] of Object.entries(folders))
      firstVisits.push({ screen, build, ...(await measureFirstVisit(browser, cwd, LISTING, screen)) });
  for (const [build, cwd] of Object.entries(folders)) servers.push(await startShop(build, { cwd }));
  const product = await productOf(servers[0]?.origin ?? '', LISTING);
  const paths = {
    home: '/',
    listing: LISTING,
    product,
    search: `/search?q=${encodeURIComponent('платье')}`,
    cart: '/cart',
    checkout: '/checkout',
  };

  // Round 0 is not counted, because the shop still renders pictures in it.
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [page, path] of Object.entries(paths))
      for (const { name, origin } of servers) {
        const tab = await openPhone(browser);
        if (PRIVATE.includes(path)) await fillCart(tab, origin + product);
        const figures = await measurePage(tab, origin + path);
        if (round > 0) note(pages, `${page} | ${name}`, figures);
        await tab.close();
      }
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, interaction] of Object.entries(interactions))
      for (const { name: build, origin } of servers) {
        const tab = await openPhone(browser);
        const url = origin + paths[interaction.page];
        note(presses, `${name} | ${build}`, await measureInteraction(tab, url, interaction));
        await tab.close();
      }
  loads.push(loadNow());
  for (const { origin } of servers) fronts.push(await openFront(origin));
  for (let round = 0; round < Number(values.audits); round += 1)
    for (const [page, path] of Object.entries(paths))
      for (const [at, { name, origin }] of servers.entries()) {
        const cookie = PRIVATE.includes(path) ? await guestWithCart(origin, [product]) : undefined;
        note(audits, `${page} | ${name}`, await audit(fronts[at]?.origin + path, cookie));
      }
  loads.push(loadNow());

  const text = toMarkdown({ pages, presses, audits, firstVisits }, { rounds: Number(values.rounds), loads });
  await mkdir(new URL('../results/', import.meta.url), { recursive: true });
  await writeFile(values.out, text);
  process.stdout.write(text);
} finally {
  await browser.close();
  for (const { close } of fronts) close();
  for (const { stop } of servers) await stop();
}
